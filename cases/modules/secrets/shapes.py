# covers: secrets.choice, secrets.randbelow, secrets.randbits, secrets.token_bytes, secrets.token_hex
# covers: secrets.token_urlsafe, secrets.compare_digest, secrets.SystemRandom
# What is by chance has at least a shape.
import secrets

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(len(secrets.token_bytes()), len(secrets.token_bytes(5)), len(secrets.token_hex()), len(secrets.token_hex(4)), len(secrets.token_urlsafe(6)), secrets.token_bytes(0), repr(secrets.token_hex(0)), secrets.token_bytes() != secrets.token_bytes())
print(all(0 <= secrets.randbelow(3) < 3 for _ in range(50)), secrets.randbits(0), 0 <= secrets.randbits(8) < 256, secrets.choice("aaa"), secrets.choice([7]), type(secrets.SystemRandom()).__name__, secrets.compare_digest("a", "a"))
r = secrets.SystemRandom()
print(0 <= r.random() < 1, r.randrange(5, 6), r.seed(5), sorted(r.sample([3, 1, 2], 3)))
for call in (lambda: secrets.randbelow(0), lambda: secrets.randbelow(-1), lambda: secrets.randbelow("x"), lambda: secrets.choice([]), lambda: secrets.token_bytes(-1), lambda: secrets.token_bytes("x"), lambda: secrets.randbits(-1), lambda: r.getstate(), lambda: r.setstate(1), lambda: secrets.token_hex(1.5)):
    show(call)
