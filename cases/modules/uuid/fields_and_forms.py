# covers: uuid.UUID, uuid.RESERVED_FUTURE, uuid.RESERVED_MICROSOFT, uuid.RESERVED_NCS, uuid.RFC_4122, uuid.SafeUUID
# covers: uuid.NAMESPACE_DNS, uuid.NAMESPACE_OID, uuid.NAMESPACE_URL, uuid.NAMESPACE_X500
# One id in all its forms, and what is no id.
import uuid
from uuid import UUID

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

u = UUID("12345678-1234-5678-9abc-def012345678")
for name in ("hex", "int", "bytes", "bytes_le", "fields", "time_low", "time_mid", "time_hi_version", "clock_seq_hi_variant", "clock_seq_low", "clock_seq", "node", "time", "urn", "variant", "version", "is_safe"):
    print(name, getattr(u, name))
print(u, repr(u), int(u), hash(u) == hash(UUID(int=int(u))), u == UUID(bytes=u.bytes) == UUID(bytes_le=u.bytes_le) == UUID(fields=u.fields) == UUID(int=u.int), u != u.hex)
for text in ("{12345678123456789abcdef012345678}", "urn:uuid:12345678-1234-5678-9abc-def012345678", "1-2-3456781234-56789abcdef012345678", "12345678123456789ABCDEF012345678", "", "x" * 32, "1234", "12345678-1234-5678-9abc-def01234567g"):
    show(UUID, text)
for kwargs in ({}, {"hex": "1", "int": 1}, {"int": -1}, {"int": 1 << 128}, {"bytes": b"x"}, {"bytes_le": b"x"}, {"fields": (1, 2)}, {"fields": (1 << 32, 0, 0, 0, 0, 0)}, {"fields": (0, 1 << 16, 0, 0, 0, 0)}, {"fields": (0, 0, 0, 256, 0, 0)}, {"fields": (0, 0, 0, 0, 0, 1 << 48)}, {"int": 0, "version": 6}, {"int": 0, "version": 0}, {"hex": 5}, {"int": "x"}, {"bytes": "x" * 16}):
    show(lambda: UUID(**kwargs))
for version in range(1, 6):
    made = UUID(int=(1 << 128) - 1, version=version)
    print(made, made.version, made.variant)
for value in ("00000000-0000-0000-0000-000000000000", "00000000-0000-0000-8000-000000000000", "00000000-0000-0000-c000-000000000000", "00000000-0000-0000-e000-000000000000"):
    print(UUID(value).variant, UUID(value).version)
print(sorted([UUID(int=3), UUID(int=1)]), UUID(int=1) < UUID(int=2), UUID(int=1) >= UUID(int=2))
show(lambda: u < 5)
show(lambda: setattr(u, "int", 5))
show(lambda: setattr(u, "new", 5))
print((uuid.RESERVED_NCS, uuid.RFC_4122, uuid.RESERVED_MICROSOFT, uuid.RESERVED_FUTURE), list(uuid.SafeUUID), UUID(int=1, is_safe=uuid.SafeUUID.safe).is_safe)
print(uuid.NAMESPACE_DNS, uuid.NAMESPACE_URL, uuid.NAMESPACE_OID, uuid.NAMESPACE_X500)
