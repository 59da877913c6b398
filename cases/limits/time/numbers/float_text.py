# expect: limit time
# limits: time=250ms memory=32M output=64K
# Floats as text.
while True:
    f'{1e300:.300f}'
