# expect: limit time
# limits: time=2500ms memory=700M output=64K
# A program that is stopped while it holds millions of objects: nobody waits until they are gone.
def hold():
    pairs = [(n, n + 1) for n in range(2_000_000)]
    while pairs:
        pass


hold()
