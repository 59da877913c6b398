# Digests with keys of all lengths.
import hashlib, hmac
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
print(hmac.new(b'key', b'msg', 'sha256').hexdigest(), hmac.digest(b'k'*100, b'm', 'md5'), hmac.new(b'k', digestmod=hashlib.sha1).name, hmac.compare_digest(b'a', b'b')); show(lambda: hmac.new(b'k', b'm')); show(lambda: hmac.new('k', b'm', 'md5')); show(lambda: hmac.compare_digest('é', 'a')); show(lambda: hmac.compare_digest('a', b'a'))
h = hmac.new(b'k', b'a', 'sha1'); g = h.copy(); g.update(b'b'); print(h.hexdigest(), g.hexdigest(), h.digest_size, h.block_size)
