# Streams of all settings, in pieces, flushed, cut and damaged: the same to the byte.
import zlib, random, hashlib

r = random.Random(7)


def data(kind, n):
    if kind == 0:
        return bytes(r.randrange(256) for _ in range(n))
    if kind == 1:
        return bytes(r.choice(b"abc") for _ in range(n))
    if kind == 2:
        words = [bytes(r.choice(b"abcdefghijklmnop") for _ in range(r.randrange(1, 9))) for _ in range(200)]
        out = b" ".join(r.choice(words) for _ in range(n // 6 + 1))
        return out[:n]
    if kind == 3:
        return bytes(n)
    if kind == 4:
        out = bytearray()
        while len(out) < n:
            if out and r.random() < 0.5:
                p = r.randrange(len(out))
                out += out[p : p + r.randrange(3, 400)]
            else:
                out += bytes(r.randrange(256) for _ in range(r.randrange(1, 30)))
        return bytes(out[:n])
    if kind == 5:
        return bytes(int(r.gauss(100, 8)) & 255 for _ in range(n))
    if kind == 6:
        return b"".join(b"%d,%d\n" % (i, i * i % 97) for i in range(n // 8 + 1))[:n]


for i in range(56):
    kind = i % 7
    n = r.choice([0, 1, 2, 3, 10, 100, 1000, 5000, 20000, 70000])
    d = data(kind, n)
    level = r.randrange(1, 10)
    c = zlib.compress(d, level)
    print(i, kind, n, level, len(c), hashlib.md5(c).hexdigest())
    assert zlib.decompress(c) == d
    wb = r.choice([9, 10, 12, 15, -9, -15, 25, 31, -12])
    ml = r.randrange(1, 10)
    st = r.choice([0, 0, 0, 1, 2, 3, 4])
    zd = r.choice([None, None, d[:50] + b"abc", data(2, 40000)])
    if wb > 16:
        zd = None
    args = (level, 8, wb, ml, st) + ((zd,) if zd else ())
    co = zlib.compressobj(*args)
    out = []
    p = 0
    while p < len(d):
        k = r.choice([1, 10, 1000, 30000, 70000])
        out.append(co.compress(d[p : p + k]))
        p += k
        if r.random() < 0.2:
            out.append(co.flush(r.choice([1, 2, 3, 5])))
    out.append(co.flush())
    c = b"".join(out)
    print(
        "  ",
        args[:5],
        bool(zd),
        len(c),
        hashlib.md5(c).hexdigest(),
        hashlib.md5(repr([len(x) for x in out]).encode()).hexdigest(),
    )
    do = zlib.decompressobj(wb, **({"zdict": zd} if zd else {}))
    back = b""
    tail = c
    steps = []
    while tail or not do.eof:
        k = r.choice([1, 100, 5000])
        m = r.choice([0, 1, 50, 3000])
        piece = tail[:k]
        tail = tail[k:]
        o = do.decompress(piece, m)
        back += o
        tail = do.unconsumed_tail + tail
        steps.append((len(o), len(do.unconsumed_tail)))
        if not tail and not o:
            break
    back += do.flush()
    assert back == d, (i, len(back), len(d))
    print("   ", len(steps), hashlib.md5(repr(steps).encode()).hexdigest(), do.eof)
    bad = bytearray(c)
    if bad:
        for _ in range(3):
            bad = bytearray(c)
            q = r.randrange(min(len(bad), 80))
            bad[q] ^= 1 << r.randrange(8)
            try:
                do = zlib.decompressobj(wb, **({"zdict": zd} if zd else {}))
                o = do.decompress(bytes(bad))
                print("    ok", len(o), hashlib.md5(o).hexdigest(), do.eof)
            except zlib.error as e:
                print("   ", e)
