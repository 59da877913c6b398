# An unclosed bracket is reported where it was opened.
print("one")
data = [1, 2, 3
print(data)
