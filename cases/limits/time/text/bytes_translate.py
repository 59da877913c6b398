# expect: limit time
# limits: time=250ms memory=32M output=64K
# Translating bytes.
data = bytes(10 ** 6)
table = bytes(range(256))
while True:
    data.translate(table)
