# expect: limit time
# limits: time=250ms memory=32M output=64K
# Hashing new texts.
while True:
    hash('a' * 10 ** 6)
