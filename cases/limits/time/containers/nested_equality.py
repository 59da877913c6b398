# expect: limit time
# limits: time=250ms memory=32M output=64K
# Comparing data that doubles.
def build():
    x = ()
    for _ in range(60):
        x = (x, x)
    return x


build() == build()
