# expect: limit memory
# limits: time=10s memory=32M output=64K
# A format spec asks for a huge string.
print("small")
text = f"{1:>{10 ** 9}}"
