# Dumping and loading a mixed document.
import json

doc = {
    "users": [
        {"id": i, "name": f"user {i}", "tags": ["a", "b\n", "é"], "score": i * 1.25, "active": i % 2 == 0, "none": None}
        for i in range(300)
    ],
    "meta": {"count": 300, "nested": {"deep": [[1, 2], [3, [4]]]}},
}
size = 0
for _ in range(1200):
    text = json.dumps(doc)
    doc = json.loads(text)
    size += len(text)
print(size, len(json.dumps(doc, indent=2, sort_keys=True)), doc["users"][7])
