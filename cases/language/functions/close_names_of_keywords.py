# Which parameter an unexpected keyword is taken for: those that can be given by name, not *args nor **kwargs.
def gathered(*nodes, key=1, **options):
    return nodes, key, options


def plain(first, /, second, *thirds, fourth):
    return first


for call in (
    lambda: plain(1, 2, fourht=3),
    lambda: plain(1, 2, fourth=3, third=4),
    lambda: plain(1, 2, fourth=3, seconds=4),
    lambda: plain(1, 2, fourth=3, frist=4),
    lambda: gathered(nodes=1),
    lambda: (lambda *nodes: 0)(node=1),
    lambda: (lambda *nodes, keys: 0)(node=1, key=2),
):
    try:
        print(call())
    except TypeError as error:
        print(error)
