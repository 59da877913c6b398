# An uncaught error on a module-level line with a multi-line expression.
values = {"a": 1}
print("start")
total = (
    values["a"]
    + values["b"]
    + values["c"]
)
