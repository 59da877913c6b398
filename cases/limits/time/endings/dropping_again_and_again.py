# expect: limit time
# limits: time=2500ms memory=700M output=64K
# A program that is stopped while it drops what it has built, again and again.
def build():
    return [[str(n), (n, n)] for n in range(200_000)]


while True:
    rows = [build() for _ in range(3)]
    del rows
