# Lengths and refusals.
import secrets
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
print(len(secrets.token_bytes()), len(secrets.token_hex(4)), len(secrets.token_urlsafe(8)), secrets.randbelow(1), secrets.choice([1]), secrets.compare_digest('a','a')); show(lambda: secrets.randbelow(0))
