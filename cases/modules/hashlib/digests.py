# Every algorithm, copies, keys and refusals.
import hashlib
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
for n in sorted(hashlib.algorithms_guaranteed):
    for b in (b'', b'abc', bytes(range(256))*5):
        h = hashlib.new(n, b); a = (20,) if n.startswith('shake') else ()
        print(n, h.hexdigest(*a), h.digest_size, h.block_size, h.name, getattr(hashlib, n)(b).hexdigest(*a) == h.hexdigest(*a))
h = hashlib.sha256(); h.update(b'a'); g = h.copy(); h.update(b'bc'); print(h.hexdigest(), g.hexdigest(), h.digest()[:4])
show(lambda: hashlib.md5('x')); show(lambda: hashlib.new('foo')); show(lambda: hashlib.md5(3)); show(lambda: hashlib.blake2b(b'x', digest_size=10, key=b'k', salt=b's', person=b'p').hexdigest()); show(lambda: hashlib.blake2s(b'x', digest_size=33)); show(lambda: hashlib.blake2b(b'x'*300, key=b'k'*64).hexdigest())
show(lambda: hashlib.pbkdf2_hmac('sha256', b'pw', b'salt', 1000)); show(lambda: hashlib.pbkdf2_hmac('sha1', b'p'*100, b'salt', 1, 50)); show(lambda: hashlib.pbkdf2_hmac('sha1', b'p', b'salt', 0))
