# BLAKE2 in trees of hashes: the parameters of each node and their limits, and the two classes themselves.
# covers: hashlib.blake2b, hashlib.blake2s
import hashlib


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for make in (hashlib.blake2b, hashlib.blake2s):
    for given in (
        *({"fanout": 256}, {"fanout": 0}, {"depth": 0}, {"depth": 255}, {"leaf_size": 2**32}, {"leaf_size": -1}),
        *({"node_offset": 2**48}, {"node_offset": 2**64}, {"node_offset": -1}, {"node_offset": "a"}, {"node_depth": 256}),
        *({"inner_size": 33}, {"inner_size": 65}, {"last_node": True}, {"digest_size": 0}, {"key": b"x" * 65}, {"salt": b"1" * 17}),
        {"fanout": 2, "depth": 2, "leaf_size": 4096, "node_offset": 1, "node_depth": 0, "inner_size": 32, "last_node": True},
        *({"data": b"x"}, {"key": "x"}, {"fanout": "a"}, {"leaf_size": "a"}, {"nope": 1}, {"usedforsecurity": False}),
    ):
        show(lambda: make(b"abc", **given).hexdigest()[:40])
    print(make, make.__mro__, make.SALT_SIZE, make.PERSON_SIZE, make.MAX_KEY_SIZE, make.MAX_DIGEST_SIZE, isinstance(make(), make))
    show(lambda: make(b"a", b"b"))
    show(lambda: make("a"))
    show(lambda: make().nope)
    show(lambda: type("Sub", (make,), {}))
print(hashlib.new("blake2b", b"x", digest_size=4).hexdigest())
