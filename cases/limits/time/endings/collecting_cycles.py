# expect: limit time
# limits: time=2500ms memory=700M output=64K
# A program that is stopped while cycles are looked for among very many objects.
import gc


class Node:
    def __init__(self):
        self.me = self


def hold():
    nodes = [Node() for _ in range(600_000)]
    while nodes:
        gc.collect()


hold()
