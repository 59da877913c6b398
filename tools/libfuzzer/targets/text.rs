//! Text for what takes text apart: patterns, JSON, formats, dates, numbers, archives. The first byte says which.
#![no_main]

/// Each handles the errors that such text may raise; anything else that goes wrong is the fuzzer's find.
const READERS: [&str; 16] = [
    "import re\np = re.compile(text)\nfor s in ('', 'abcabc', 'aaaaaaaaaaaaaaaaaaaa b', 'x\\ny 12', text):\n    p.search(s); p.fullmatch(s); p.findall(s); p.sub('-', s); p.split(s)",
    "import re\nhead, _, tail = text.partition('|')\np = re.compile(head, re.I | re.M | re.S)\nfor m in p.finditer(tail): m.groups(); m.span(); m.groupdict()\np.sub(tail[:9], tail)",
    "import re\nhead, _, tail = text.encode().partition(b'|')\nfor m in re.finditer(head, tail): m.group()",
    "import json\nv = json.loads(text)\nassert json.loads(json.dumps(v)) == v or 'NaN' in text",
    "for v in (0, 1.5, -7, 'ab', True, 2 + 3j, 10 ** 30):\n    try: format(v, text)\n    except (ValueError, TypeError, OverflowError): pass",
    "for v in (0, 1.5, 'ab', (1, 2.5, 'x'), {'a': 1}):\n    try: text % v\n    except (ValueError, TypeError, KeyError, OverflowError): pass",
    "try: text.format(1, 'two', 3.0, a=[1, 2], b={'k': 1})\nexcept (ValueError, KeyError, IndexError, AttributeError, TypeError): pass",
    "import datetime as d\nfor c in (d.date, d.time, d.datetime):\n    try: repr(c.fromisoformat(text))\n    except ValueError: pass\nhead, _, tail = text.partition('|')\ntry: d.datetime.strptime(tail, head)\nexcept (ValueError, OverflowError): pass\nd.datetime(2024, 2, 29, 1, 2, 3, 4).strftime(text)",
    "for f in (int, float, complex, lambda t: int(t, 0), lambda t: int(t, 36), float.fromhex, bytes.fromhex):\n    try: f(text)\n    except (ValueError, OverflowError): pass",
    "import fractions, decimal\nfor f in (fractions.Fraction, decimal.Decimal):\n    try: str(f(text) + 1)\n    except (ValueError, ArithmeticError): pass",
    "import struct\nb = bytes(range(64))\ntry: struct.pack(text, *struct.unpack_from(text, b))\nexcept (struct.error, OverflowError): pass",
    "import tomllib\ntry: tomllib.loads(text)\nexcept tomllib.TOMLDecodeError: pass",
    "import csv, io, textwrap, html\nlist(csv.reader(io.StringIO(text), delimiter=(text or ',')[0] if (text or ',')[0] not in '\\r\\n\\0' else ';'))\ntextwrap.wrap(text, 7); textwrap.dedent(text); html.unescape(text); text.expandtabs(3); text.title(); text.casefold()",
    "import zlib, base64, binascii\ndata = text.encode('utf-8', 'replace')\nassert zlib.decompress(zlib.compress(data)) == data\nfor f in (zlib.decompress, base64.b64decode, base64.b32decode, base64.a85decode, base64.b85decode, binascii.a2b_hex, binascii.a2b_uu):\n    try: f(data)\n    except (zlib.error, ValueError): pass",
    "import string, unicodedata\ntry: string.Template(text).substitute(a=1, b=2)\nexcept (ValueError, KeyError): pass\nfor form in ('NFC', 'NFD', 'NFKC', 'NFKD'): unicodedata.normalize(form, text)",
    "try: compile(text, 'x', 'exec')\nexcept (SyntaxError, ValueError, MemoryError, RecursionError, OverflowError): pass",
];

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    let Some((first, text)) = input.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    libfuzzer::run(READERS[usize::from(*first) % READERS.len()], Some(text));
});
