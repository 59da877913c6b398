# Files in memory: reading, writing, places, line ends, and refusals.
import re
import io
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+', '', repr(f())))
    except BaseException as e: print(type(e).__name__, e)
s=io.StringIO('abc\ndef\n\nxyz'); b=io.BytesIO(b'abc\ndef')
t(lambda: s.read(2)); t(lambda: s.readline()); t(lambda: s.readlines()); t(lambda: s.seek(0)); t(lambda: list(s)); t(lambda: s.tell()); t(lambda: s.seek(-1)); t(lambda: s.seek(1,1)); t(lambda: s.seek(0,2)); t(lambda: s.seek(0,3)); t(lambda: s.seek('a')); t(lambda: s.write(b'x')); t(lambda: s.write('more')); t(lambda: s.getvalue()); t(lambda: s.truncate(3)); t(lambda: s.getvalue()); t(lambda: s.truncate(-1)); t(lambda: s.writelines(['a','b'])); t(lambda: s.getvalue()); t(lambda: (s.readable(),s.writable(),s.seekable(),s.isatty(),s.closed,s.encoding,s.errors,s.newlines,s.line_buffering)); t(lambda: s.fileno()); t(lambda: s.detach()); t(lambda: s.name); t(lambda: s.buffer); t(lambda: s.nope); t(lambda: s.mode); s.close()
for f in ('read','readline','readlines','getvalue','tell','flush','isatty','readable','seekable','writable','close','__enter__','__iter__','truncate','fileno'): t(lambda: getattr(s,f)())
t(lambda: s.write('x')); t(lambda: s.seek(0)); t(lambda: next(s)); t(lambda: s.writelines(['a']))
t(lambda: b.read(2)); t(lambda: b.read1(2)); t(lambda: b.readline()); t(lambda: b.seek(0)); t(lambda: b.readlines()); t(lambda: b.seek(-2,2)); t(lambda: b.read()); t(lambda: b.seek(-1)); t(lambda: b.seek(-100,1)); t(lambda: b.tell()); t(lambda: b.write('x')); t(lambda: b.write(b'!!')); t(lambda: b.write(bytearray(b'q'))); t(lambda: b.write([1])); t(lambda: b.write(5)); t(lambda: b.getvalue()); t(lambda: bytes(b.getbuffer())); t(lambda: b.truncate(4)); t(lambda: b.getvalue()); ba=bytearray(3); b.seek(0); t(lambda: b.readinto(ba)); t(lambda: ba); t(lambda: b.readinto1(ba)); t(lambda: b.seek(10)); t(lambda: b.write(b'z')); t(lambda: b.getvalue()); t(lambda: b.fileno()); t(lambda: b.detach()); t(lambda: b.nope); t(lambda: b.name); t(lambda: (b.readable(),b.writable(),b.seekable(),b.isatty(),b.closed)); t(lambda: b.writelines([b'a',b'b'])); t(lambda: b.getvalue()); b.close()
for f in ('read','readline','getvalue','tell','flush','isatty','readable','seekable','getbuffer','close','__enter__','truncate'): t(lambda: getattr(b,f)())
t(lambda: b.write(b'x')); t(lambda: next(b))
t(lambda: io.StringIO(b'x')); t(lambda: io.StringIO(5)); t(lambda: io.StringIO(None).read()); t(lambda: io.BytesIO('x')); t(lambda: io.BytesIO(5)); t(lambda: io.BytesIO(None).read()); t(lambda: io.StringIO('a\r\nb\rc\n').readlines()); t(lambda: io.StringIO('a\r\nb\rc\n',newline=None).readlines()); t(lambda: io.StringIO('a\r\nb\rc\n',newline='').readlines()); t(lambda: io.StringIO('a\r\nb\rc\n',newline='\r').readlines()); t(lambda: io.StringIO('a\nb',newline='\r\n').getvalue()); t(lambda: io.StringIO(newline='x')); t(lambda: io.StringIO(newline=5)); n=io.StringIO(newline=None); n.write('a\r\nb\r'); t(lambda: (n.getvalue(),n.newlines)); t(lambda: io.StringIO('abc').readline(2)); t(lambda: io.StringIO('a\nb\nc').readlines(2)); t(lambda: io.BytesIO(b'a\nb\n').readlines(1))
with io.StringIO('x') as f: t(lambda: f.read())
t(lambda: f.closed); 
w=io.TextIOWrapper(io.BytesIO(b'h\xc3\xa9llo\nw\r\nz'),encoding='utf-8'); t(lambda: w.read(2)); t(lambda: w.readline()); t(lambda: w.readlines()); t(lambda: w.encoding); t(lambda: w.newlines); w=io.TextIOWrapper(io.BytesIO(),encoding='utf-8',write_through=True); w.write('é\n'); w.flush(); t(lambda: w.buffer.getvalue()); t(lambda: w.detach().getvalue()); w=io.TextIOWrapper(io.BytesIO(b'ab\nc')); t(lambda: [l for l in w]); t(lambda: io.TextIOWrapper(io.BytesIO(b'\xff'),encoding='ascii').read()); t(lambda: io.TextIOWrapper(5)); t(lambda: io.TextIOWrapper(io.BytesIO(),encoding='nope'))
r=io.BufferedReader(io.BytesIO(b'hello world')); t(lambda: r.read(3)); t(lambda: r.peek(2)[:2]); t(lambda: r.read()); t(lambda: r.readline()); bw=io.BufferedWriter(io.BytesIO()); t(lambda: bw.write(b'abc')); bw.flush(); t(lambda: bw.raw.getvalue()); t(lambda: io.BufferedRandom(io.BytesIO(b'xy')).read()); 
t(lambda: isinstance(io.StringIO(),io.TextIOBase)); t(lambda: isinstance(io.BytesIO(),io.BufferedIOBase)); t(lambda: isinstance(io.StringIO(),io.IOBase)); t(lambda: issubclass(io.RawIOBase,io.IOBase)); t(lambda: io.UnsupportedOperation.__mro__); t(lambda: io.DEFAULT_BUFFER_SIZE); t(lambda: (io.SEEK_SET,io.SEEK_CUR,io.SEEK_END)); t(lambda: io.StringIO); t(lambda: io.BytesIO); t(lambda: io.StringIO().__class__.__module__); t(lambda: repr(io.StringIO())[:20]); t(lambda: repr(io.BytesIO())[:19])
class My(io.StringIO):
    def write(s,x): return super().write(x.upper())
m=My(); print('hi',file=m); t(lambda: m.getvalue()); t(lambda: io.text_encoding('x')); d=io.IncrementalNewlineDecoder(None,True); t(lambda: d.decode('a\r\nb\r')); t(lambda: d.decode('\nc')); t(lambda: d.newlines); t(lambda: io.BytesIO(b'abc')==io.BytesIO(b'abc')); t(lambda: io.IOBase().readable()); t(lambda: io.IOBase().read()); t(lambda: io.TextIOBase().read()); t(lambda: io.RawIOBase().fileno()); t(lambda: io.BufferedIOBase().read())
class Raw(io.RawIOBase):
    def __init__(s): s.d=b'raw data here\nand more'; s.p=0
    def readable(s): return True
    def readinto(s,b):
        n=min(len(b),len(s.d)-s.p,5); b[:n]=s.d[s.p:s.p+n]; s.p+=n; return n
t(lambda: Raw().read(3)); t(lambda: Raw().readall()); t(lambda: Raw().readline()); t(lambda: list(Raw())); t(lambda: io.BufferedReader(Raw()).read()); t(lambda: io.TextIOWrapper(io.BufferedReader(Raw())).readlines()); t(lambda: Raw().write(b''))
class It(io.TextIOBase):
    def __init__(s): s.l=['a\n','b']
    def readline(s,size=-1): return s.l.pop(0) if s.l else ''
t(lambda: list(It())); t(lambda: It().readlines()); import sys; t(lambda: sys.stdout.encoding); t(lambda: sys.stdout.writable()); t(lambda: sys.stdout.name); t(lambda: sys.stdout.isatty()); t(lambda: isinstance(sys.stdout,io.TextIOWrapper)); t(lambda: io.__all__)
