# Load records, clean, group and re-emit as JSON.
import json

RAW = """[
 {"id": 1, "name": " Ada ", "tags": ["x", "y"], "score": "9.5", "address": {"city": "Paris", "zip": null}},
 {"id": 2, "name": "bob", "tags": [], "score": 7, "address": {"city": "Rome"}},
 {"id": "3", "name": "Çelik", "score": "n/a"},
 {"id": 4, "name": null, "tags": ["y"], "score": 1e1, "address": {}}
]"""


def dig(d, path, default=None):
    for key in path.split("."):
        try:
            d = d[key]
        except (KeyError, TypeError):
            return default
    return default if d is None else d


def clean(r):
    try:
        score = float(r.get("score"))
    except (TypeError, ValueError):
        score = None
    return {
        "id": int(r["id"]),
        "name": (r["name"] or "unknown").strip().title(),
        "city": dig(r, "address.city", "-"),
        "zip": dig(r, "address.zip", "00000"),
        "tags": sorted(r.get("tags", [])),
        "score": score,
    }


rows = [clean(r) for r in json.loads(RAW)]
tags = {}
for r in rows:
    for t in r["tags"] or ["none"]:
        tags.setdefault(t, []).append(r["name"])
scored = [r for r in rows if r["score"] is not None]
summary = {
    "count": len(rows),
    "mean": round(sum(r["score"] for r in scored) / len(scored), 3),
    "best": max(scored, key=lambda r: r["score"])["name"],
    "tags": tags,
}
print(json.dumps(rows[0], indent=2))
print(json.dumps(summary, ensure_ascii=False, sort_keys=True))
for r in sorted(rows, key=lambda r: (r["score"] is None, -(r["score"] or 0))):
    print("{name:<10}|{city:^7}|{score!s:>5}|{tags}".format(**r))
print(json.loads(json.dumps(rows)) == rows)
result = summary
