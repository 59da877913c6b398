# Aliases that are nested deeply: making them is easy, and what goes through all of them says so when it is too deep.
# expect: limit recursion
alias = list
for _ in range(100_000):
    alias = list[alias]
print("made")
print(alias.__parameters__)
