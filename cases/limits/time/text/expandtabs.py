# expect: limit time
# limits: time=250ms memory=32M output=64K
# Expanding tabs.
text = '\t' * 10 ** 4
while True:
    text.expandtabs()
