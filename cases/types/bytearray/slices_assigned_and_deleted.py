# Of bytearray: items and slices assigned and deleted, augmented operators, and an exported buffer.
class Index:
    def __index__(self):
        return 1
sources = [
    "x = bytearray(b'abcde'); x[0] = 65; x[-1] = Index(); print(x)",
    "x = bytearray(b'abcde'); x[5] = 1",
    "x = bytearray(b'abcde'); x[0] = 256",
    "x = bytearray(b'abcde'); x[0] = -1",
    "x = bytearray(b'abcde'); x[0] = 'a'",
    "x = bytearray(b'abcde'); x[0] = b'a'",
    "x = bytearray(b'abcde'); x['a'] = 1",
    "x = bytearray(b'abcde'); x[1.0] = 1",
    "x = bytearray(b'abcde'); x[1:3] = b'XYZ'; print(x)",
    "x = bytearray(b'abcde'); x[1:3] = [1, 2]; print(x)",
    "x = bytearray(b'abcde'); x[1:3] = 'ab'",
    "x = bytearray(b'abcde'); x[1:3] = 5",
    "x = bytearray(b'abcde'); x[1:3] = None",
    "x = bytearray(b'abcde'); x[1:3] = [256]",
    "x = bytearray(b'abcde'); x[::2] = b'XYZ'; print(x)",
    "x = bytearray(b'abcde'); x[::2] = b'XY'",
    "x = bytearray(b'abcde'); x[::2] = b''; print(x)",
    "x = bytearray(b'abcde'); x[::-1] = x; print(x)",
    "x = bytearray(b'abcde'); x[:] = x; print(x)",
    "x = bytearray(b'abcde'); x[2:2] = memoryview(b'--'); print(x)",
    "x = bytearray(b'abcde'); x[4:1] = b'z'; print(x)",
    "x = bytearray(b'abcde'); del x[0], x[-1]; print(x)",
    "x = bytearray(b'abcde'); del x[1:3]; print(x)",
    "x = bytearray(b'abcde'); del x[::2]; print(x)",
    "x = bytearray(b'abcde'); del x[::-2]; print(x)",
    "x = bytearray(b'abcde'); del x[9]",
    "x = bytearray(b'abcde'); del x['a']",
    "x = bytearray(b'abcde'); x += b'f'; x += bytearray(b'g'); print(x)",
    "x = bytearray(b'abcde'); x += [1]",
    "x = bytearray(b'abcde'); x += 'f'",
    "x = bytearray(b'abcde'); x += 5",
    "x = bytearray(b'abcde'); x += x; print(x)",
    "x = bytearray(b'abcde'); x *= 2; print(x)",
    "x = bytearray(b'abcde'); x *= 0; print(x)",
    "x = bytearray(b'abcde'); x *= -1; print(x)",
    "x = bytearray(b'abcde'); x *= 'a'",
    "x = bytearray(b'abcde'); x *= 1.5",
    "x = bytearray(b'%d'); x %= 5; print(x)",
    "x = bytearray(b'abcde'); m = memoryview(x); x[0] = 90; print(bytes(m))",
    "x = bytearray(b'abcde'); m = memoryview(x); x.append(1)",
    "x = bytearray(b'abcde'); m = memoryview(x); x.pop()",
    "x = bytearray(b'abcde'); m = memoryview(x); x.clear()",
    "x = bytearray(b'abcde'); m = memoryview(x); del x[0]",
    "x = bytearray(b'abcde'); m = memoryview(x); x[1:2] = b'zz'",
    "x = bytearray(b'abcde'); m = memoryview(x); x[1:2] = b'z'; print(x)",
    "x = bytearray(b'abcde'); m = memoryview(x); x += b''; print(x)",
    "x = bytearray(b'abcde'); m = memoryview(x); x.extend(b'z')",
    "x = bytearray(b'abcde'); m = memoryview(x); m.release(); x.append(1); print(x)",
    "print(300 in bytearray(b'a'))",
    "print('a' in bytearray(b'a'))",
    "print(97 in bytearray(b'a'), b'a' in bytearray(b'a'), bytearray(b'a') in bytearray(b'ba'))",
]
for source in sources:
    print(source)
    try:
        exec(source, {**globals()})
    except Exception as error:
        print("   ", type(error).__name__, ascii(str(error)))
