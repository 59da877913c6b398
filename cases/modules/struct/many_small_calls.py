# covers: struct.pack, struct.unpack, bisect.bisect
# Packed values of all kinds, and places in sorted lists.
import re, string, textwrap, struct, bisect, heapq, copy, warnings
warnings.simplefilter('ignore')
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+','',repr(f())))
    except BaseException as e: print(type(e).__name__, e)
for f in ['<hhl','>I','bB?','3s','p','5p','q','<d','f','2x','=iq','@iq','n','c','','<Q','h'*3,'z','<n','4','10s','0s','!H']:
    t(lambda: struct.calcsize(f)); 
    for v in [(1,2,3),(1,),(b'abc',),(1.5,),(),(True,),(-1,),(70000,),('x',),(b'a',),(1,2)]: t(lambda: struct.pack(f,*v))
t(lambda: struct.unpack('<hI',b'\x01\x00\x02\x00\x00\x00')); t(lambda: struct.unpack('<h',b'a')); t(lambda: struct.unpack_from('<h',b'abcd',1)); t(lambda: struct.unpack_from('<h',b'a',5)); b=bytearray(4); struct.pack_into('<h',b,1,5); t(lambda: b); t(lambda: struct.pack_into('<h',b,3,5)); t(lambda: list(struct.iter_unpack('<h',b'\x01\x00\x02\x00'))); t(lambda: list(struct.iter_unpack('<h',b'abc'))); S=struct.Struct('<ih'); t(lambda: (S.size,S.format,S.pack(1,2),S.unpack(S.pack(3,4)),S)); t(lambda: struct.error.__mro__)
l=[1,3,3,5]; t(lambda: [bisect.bisect(l,x) for x in range(7)]); t(lambda: [bisect.bisect_left(l,x) for x in range(7)]); bisect.insort(l,4); t(lambda: l); t(lambda: bisect.bisect(l,3,lo=-1)); t(lambda: bisect.bisect_left(['aa','b'],1,key=len)); t(lambda: bisect.bisect([1],'a')); t(lambda: bisect.bisect(5,1)); bisect.insort_left(l,3,key=lambda x:x); t(lambda: l); t(lambda: bisect.bisect_right(l,3,0,2))
