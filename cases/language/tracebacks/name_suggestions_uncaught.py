# Misspelt names get CPython's suggestion.
counter = 5
print(countr)
