# An error inside a lambda inside a comprehension inside a function.
def normalise(rows, scale=lambda r: 100 / r["total"]):
    return {
        r["name"]: [
            round(v * scale(r), 1)
            for v in r["values"]
        ]
        for r in rows
    }


print(normalise([{"name": "a", "total": 50, "values": [1, 2]}]))
print(normalise([{"name": "b", "total": 0, "values": [1]}]))
