# Objects of all kinds in all layouts, and texts of all kinds, right and wrong.
import re
import json, math, enum, collections, datetime, decimal
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+', '', repr(f())))
    except BaseException as e: print(type(e).__name__, e)
for v in [None,True,1,1.5,-0.0,1e100,1e-7,float('inf'),float('nan'),'a"b\\\n\t\x00é😀\ud800','',[],{},[1,[2]],{'a':1,'b':[1,2]},(1,2),{1:2,None:3,True:4,1.5:5},{(1,):2},{1,2},b'x',1j,10**30,{'a':{'b':{}}},[[]],collections.OrderedDict(b=1,a=2),collections.namedtuple('N','x')(1),range(3),datetime.date(2024,1,1),decimal.Decimal('1')]:
    for kw in [{},{'indent':2},{'indent':0},{'indent':'\t'},{'sort_keys':True},{'separators':(',',':')},{'ensure_ascii':False},{'skipkeys':True},{'allow_nan':False},{'default':str},{'indent':1,'separators':(';','=')}]:
        t(lambda: json.dumps(v,**kw))
class E(enum.Enum): A=1
class IE(enum.IntEnum): A=1
class SE(str,enum.Enum): A='x'
class FI(float): 
    def __repr__(s): return 'FI'
class II(int):
    def __repr__(s): return 'II'
    __str__=__repr__
for v in [E.A,IE.A,SE.A,{IE.A:1,SE.A:2},FI(1.5),II(3),{'x':E.A}]: t(lambda: json.dumps(v))
class Enc(json.JSONEncoder):
    def default(self,o):
        if isinstance(o,set): return sorted(o)
        if isinstance(o,datetime.date): return o.isoformat()
        return super().default(o)
t(lambda: json.dumps({'s':{3,1},'d':datetime.date(2024,1,2)},cls=Enc)); t(lambda: json.dumps(object(),cls=Enc)); t(lambda: Enc(indent=1).encode([{1}])); t(lambda: list(Enc().iterencode([1,{2}]))); t(lambda: ''.join(json.JSONEncoder(indent=2,sort_keys=True).iterencode({'b':1,'a':[]})))
for s in ['1','-1.5e3','"a\\u00e9\\n"','[1, 2,3]','{"a": 1, "a": 2}','null','true','NaN','-Infinity','[1,]','{"a":}','{a:1}',"{'a':1}",'','  ','[1 2]','{"a" 1}','"abc','"\\x"','"\\u12"','01','1.','.5','[','{','{"a":1,}','tru','nul','1 2','\ufeff1','"\t"','[1,2','{"a":1','"\\ud83d\\ude00"','"\\ud83d"','1e400','-','+1','123456789012345678901234567890','{"a":1 "b":2}','[}','"a" x','{"a":[1,{"b":null}]}','\x0c1','1E5','-0','-0.0','{1:2}','[1,,2]','// c\n1']: 
    t(lambda: json.loads(s)); 
    try: json.loads(s)
    except json.JSONDecodeError as e: print(e.msg,e.pos,e.lineno,e.colno,repr(e.doc))
t(lambda: json.loads(b'[1]')); t(lambda: json.loads(bytearray(b'"\xc3\xa9"'))); t(lambda: json.loads('[1]'.encode('utf-16'))); t(lambda: json.loads(5)); t(lambda: json.loads(None)); t(lambda: json.loads('{"a":1}',object_hook=lambda d:list(d.items()))); t(lambda: json.loads('{"a":1,"b":2}',object_pairs_hook=list)); t(lambda: json.loads('[1.5,2,NaN]',parse_float=str,parse_int=float,parse_constant=lambda c:'C'+c)); t(lambda: json.loads('1.1',parse_float=decimal.Decimal)); t(lambda: json.loads('"\n"',strict=False)); t(lambda: json.JSONDecoder().raw_decode('[1] tail')); t(lambda: json.JSONDecoder().raw_decode('x')); t(lambda: json.JSONDecoder().decode(' 1 ')); import io
f=io.StringIO(); json.dump({'a':[1,2]},f,indent=1); t(lambda: f.getvalue()); f.seek(0); t(lambda: json.load(f)); t(lambda: json.dumps(1,foo=2)); t(lambda: json.loads('1',foo=2)); r=[]; r.append(r); t(lambda: json.dumps(r)); d={}; d['x']=d; t(lambda: json.dumps(d)); t(lambda: json.dumps('\u2028\x7f')); t(lambda: json.dumps({'é':1},ensure_ascii=False)); t(lambda: json.dumps(0.1+0.2)); t(lambda: json.dumps([1.0,100.0,1e16,1e22])); t(lambda: json.dumps({'a':1},indent=4,sort_keys=True)); t(lambda: json.dumps({2:1,10:2},sort_keys=True)); t(lambda: json.dumps({'b':1,2:3},sort_keys=True)); t(lambda: json.dumps([],indent=2)); t(lambda: json.dumps({},indent=2)); t(lambda: json.dumps([[],{}],indent=2)); t(lambda: json.JSONDecodeError('m','doc\nx',5)); t(lambda: json.dumps(default=1)); t(lambda: json.dumps({'k':float('nan')},allow_nan=False)); t(lambda: json.__all__); t(lambda: json.dumps('a'*3,check_circular=False)); t(lambda: json.dumps({"a":(1,(2,))})); 
class B: 
    def __str__(s): return 'B!'
t(lambda: json.dumps({'b':B()},default=lambda o:o.__dict__)); t(lambda: json.dumps(B(),default=lambda o:o))
