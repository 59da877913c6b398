# expect: limit time
# limits: time=2500ms memory=700M output=64K
# A program that is stopped while it holds millions of strings.
def hold():
    names = {str(n): n for n in range(1_500_000)}
    while names:
        pass


hold()
