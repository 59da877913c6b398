# Carets under parts of a line, for calls, subscripts, operators and attributes.
def f(x):
    return {"rows": [{"name": "a", "value": x}]}


data = f(None)
print(data["rows"][0]["name"] + str(len(data)) + data["rows"][0]["value"].upper())
