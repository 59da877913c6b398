# expect: limit time
# limits: time=250ms memory=32M output=64K
# Raising and catching.
while True:
    try:
        raise ValueError(1)
    except ValueError as error:
        pass
