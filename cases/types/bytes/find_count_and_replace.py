# Of bytes: count, find, rfind, index, rindex, replace with numbers, buffers, bounds and refusals.
# covers: bytes.count, bytes.find, bytes.rfind, bytes.index, bytes.rindex, bytes.replace
b = b'abcabc\xff'
sources = [
    "b.count(b'a'), b.count(97), b.count(b''), b.count(b'', 7), b.count(b'', 8), b.count(b'bc', 2), b.count(b'a', -7, 3), b.count(bytearray(b'c')), b.count(255), b.count(memoryview(b'b'))",
    "b.find(b'c'), b.find(99), b.find(b'c', 3), b.find(b'x'), b.find(b''), b.find(b'', 8), b.rfind(b'c'), b.rfind(99, 0, 4), b.rfind(b''), b.find(b'c', None, None), b.find(b'a', -10**20), b.find(b'a', 10**20), b.find(True)",
    "b.index(b'b'), b.rindex(98), b.index(b'')",
    "b.index(b'x')",
    "b.index(120)",
    "b.rindex(b'a', 4)",
    "b.count('a')",
    "b.find(256)",
    "b.find(-1)",
    "b.find('a')",
    "b.find(None)",
    "b.find(1.5)",
    "b.find([97])",
    "b.rfind(10**30)",
    "b.find()",
    "b.find(b'a', 'x')",
    "b.count(b'a', 0, 1, 2)",
    "b.index(sub=b'a')",
    "b.replace(b'a', b'XY'), b.replace(b'a', b'', 1), b.replace(b'', b'-', 3), b.replace(b'abc', bytearray(b'z')), b.replace(b'x', b'y'), b.replace(b'a', b'b', -1), b.replace(b'a', b'b', 0), b''.replace(b'', b'z'), (lambda x: x.replace(b'q', b'z') is x)(b)",
    "b.replace('a', 'b')",
    "b.replace(b'a', 5)",
    "b.replace(97, 98)",
    "b.replace(b'a')",
    "b.replace(b'a', b'b', 'c')",
    "b.replace(b'a', b'b', 1.5)",
    "b.replace(b'a', b'b', count=1)",
    "b.replace(b'a', b'b', 1, 2)",
    "bytes.find(b'a')",
    "bytes.find('a', 'a')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
