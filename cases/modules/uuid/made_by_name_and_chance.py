# covers: uuid.uuid1, uuid.uuid3, uuid.uuid4, uuid.uuid5, uuid.getnode, uuid.int_, uuid.bytes_, uuid.Enum
# Ids of names are always the same; the others only have their shape.
import copy
import enum
import uuid

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for function in (uuid.uuid3, uuid.uuid5):
    for namespace in (uuid.NAMESPACE_DNS, uuid.NAMESPACE_URL, uuid.uuid5(uuid.NAMESPACE_OID, "1.2")):
        for name in ("python.org", "", "é", b"bytes"):
            print(function(namespace, name), end=" ")
    print(function(namespace, "x").version, function(namespace, "x").variant)
    show(function, "not a uuid", "x")
    show(function, namespace, 5)
    show(function, namespace)
a, b = uuid.uuid4(), uuid.uuid4()
print(a != b, a.version, a.variant, len(str(a)), type(a).__name__)
t = uuid.uuid1(node=0x123456789ABC, clock_seq=5)
print(t.version, t.variant, hex(t.node), t.clock_seq, uuid.uuid1(5).node, t.time > 0, uuid.uuid1() < uuid.uuid1() or True)
print(0 <= uuid.getnode() < 1 << 48, uuid.getnode() == uuid.getnode(), uuid.int_ is int, uuid.bytes_ is bytes, uuid.Enum is enum.Enum)
show(uuid.uuid4, 5)
print(copy.copy(a) == a, copy.deepcopy([a]) == [a], {a: 1}[uuid.UUID(str(a))], f"{a}" == str(a))
