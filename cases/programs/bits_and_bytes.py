# Binary data by hand, with bit fields, varints, checksums and a tiny assembler.
def varint(n):
    out = bytearray()
    while True:
        out.append(n & 127 | (128 if n > 127 else 0))
        n >>= 7
        if not n:
            return bytes(out)


def unvarint(b):
    n = 0
    for i, x in enumerate(b):
        n |= (x & 127) << 7 * i
        if x < 128:
            return n, b[i + 1 :]
    raise ValueError("truncated")


def crc8(data, poly=0x07):
    crc = 0
    for x in data:
        crc ^= x
        for _ in range(8):
            crc = (crc << 1 ^ poly if crc & 0x80 else crc << 1) & 0xFF
    return crc


def pack(rgb):
    r, g, b = rgb
    return r << 16 | g << 8 | b


def unpack(n):
    return n >> 16 & 255, n >> 8 & 255, n & 255


def gray(n):
    return n ^ n >> 1


def popcount(n):
    return bin(n).count("1")


OPS = {"push": 1, "add": 2, "mul": 3, "dup": 4, "jnz": 5, "print": 6, "swap": 7, "sub": 8}


def assemble(src):
    code = b""
    for line in src.strip().splitlines():
        op, *args = line.split("#")[0].split()
        code += bytes([OPS[op]]) + b"".join(int(a).to_bytes(2, "big", signed=True) for a in args)
    return code


def run(code):
    stack, pc, out = [], 0, []
    while pc < len(code):
        op = code[pc]
        pc += 1
        if op in (1, 5):
            arg = int.from_bytes(code[pc : pc + 2], "big", signed=True)
            pc += 2
        match op:
            case 1:
                stack.append(arg)
            case 2:
                stack.append(stack.pop() + stack.pop())
            case 3:
                stack.append(stack.pop() * stack.pop())
            case 4:
                stack.append(stack[-1])
            case 5:
                pc = pc + arg if stack[-1] else pc
            case 6:
                out.append(stack[-1])
            case 7:
                stack[-2:] = stack[:-3:-1]
            case 8:
                b = stack.pop()
                stack.append(stack.pop() - b)
            case _:
                raise ValueError(f"bad opcode {op:#04x} at {pc - 1}")
    return out


for n in (0, 1, 127, 128, 300, 2**40):
    print(n, varint(n).hex(), unvarint(varint(n) + b"!"))
try:
    unvarint(b"\x80\x80")
except ValueError as e:
    print(e)
print(
    crc8(b"123456789"),
    hex(pack((18, 52, 86))),
    unpack(0x123456),
    [f"{gray(i):03b}" for i in range(8)],
    [popcount(n) for n in (0, 255, 2**70 - 1)],
    f"{0b1011 << 3 | 1:08b}",
    ~0b101 & 0xF,
    [n & -n for n in (12, 7, 8)],
)
code = assemble("push 5 # counter\nprint\npush -1\nadd\njnz -8\nprint")
print(code.hex(" "), run(code), len(code), list(code[:4]))
try:
    run(b"\x63")
except ValueError as e:
    print(e)
try:
    run(b"\x02")
except IndexError as e:
    print(e)
