# Parts, kinds, orders and refusals of ids.
import uuid
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
u = uuid.UUID('12345678-1234-5678-1234-567812345678'); print(u, repr(u), u.int, u.hex, u.bytes, u.bytes_le, u.fields, u.version, u.variant, u.urn, u.time, u.clock_seq, u.node, hash(u) == hash(u.int), u == uuid.UUID(int=u.int), u.time_low)
print(uuid.uuid3(uuid.NAMESPACE_DNS, 'python.org'), uuid.uuid5(uuid.NAMESPACE_URL, 'x'), uuid.uuid4().version, uuid.uuid1().version, len(str(uuid.uuid4())), uuid.uuid4() != uuid.uuid4())
for k in ({}, {'hex': 'x'}, {'hex': 'z'*32}, {'int': -1}, {'bytes': b'x'}, {'fields': (1,)}, {'int': 1, 'version': 9}, {'fields': (-1,0,0,0,0,0)}): show(lambda: uuid.UUID(**k))
show(lambda: setattr(u, 'int', 3)); print(sorted([uuid.UUID(int=3), uuid.UUID(int=1)]), uuid.UUID('{12345678123456781234567812345678}'), uuid.UUID(bytes_le=u.bytes_le) == u, uuid.SafeUUID.unknown, u.is_safe)
