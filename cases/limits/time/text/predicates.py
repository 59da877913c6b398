# expect: limit time
# limits: time=250ms memory=32M output=64K
# Asking about every character.
text = 'ab' * 10 ** 6
while text.isalpha():
    pass
