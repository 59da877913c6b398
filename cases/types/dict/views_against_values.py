# Set operations of views: one side of keys or items is enough, and items are compared before they are hashed.
# covers: dict.items, dict.keys, dict.values
sides = {
    "values": {1: 2}.values(), "keys": {1: 2, 2: 3}.keys(), "items": {1: 2}.items(), "lists": {1: [2]}.items(),
    "same lists": {1: [2], 3: 4}.items(), "other lists": {1: [3]}.items(), "list values": {1: [2]}.values(),
    "set": {1, 2}, "pairs": {(1, 2)}, "list": [1, 1], "empty": {}.items(), "text": "ab", "number": 5,
}
for left, a in sides.items():
    for right, b in sides.items():
        for symbol in "-&|^":
            try:
                result = sorted(eval(f"a {symbol} b"), key=repr)
            except TypeError as error:
                result = error
            print(left, symbol, right, "=", result)
