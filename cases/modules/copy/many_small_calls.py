# covers: copy.copy, copy.deepcopy, heapq.heapify
# Heaps, and copies of everything that can be copied.
import re, string, textwrap, struct, bisect, heapq, copy, warnings
warnings.simplefilter('ignore')
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+','',repr(f())))
    except BaseException as e: print(type(e).__name__, e)
h=[5,1,4]; heapq.heapify(h); t(lambda: h); heapq.heappush(h,0); t(lambda: h); t(lambda: heapq.heappop(h)); t(lambda: heapq.heappushpop(h,9)); t(lambda: heapq.heapreplace(h,2)); t(lambda: h); t(lambda: heapq.nlargest(2,[3,1,2])); t(lambda: heapq.nsmallest(2,['bb','a','ccc'],key=len)); t(lambda: list(heapq.merge([1,4],[2,3]))); t(lambda: list(heapq.merge([4,1],[3,2],reverse=True))); t(lambda: list(heapq.merge(['a','ccc'],['bb'],key=len))); t(lambda: heapq.heappop([])); t(lambda: heapq.heappush((),1)); t(lambda: heapq.heapify('a')); t(lambda: heapq.nlargest(-1,[1])); t(lambda: heapq.heapreplace([],1)); t(lambda: heapq.heappush([1],'a')); t(lambda: heapq.nsmallest(3,'hello')); t(lambda: heapq.nlargest(1,[],key=len))
class Node:
    def __init__(s,v): s.v=v; s.n=None
    def __deepcopy__(s,memo): return Node(copy.deepcopy(s.v,memo))
    def __copy__(s): return 'copied'
n=Node([1]); t(lambda: copy.copy(n)); t(lambda: copy.deepcopy(n).v is n.v); a=[[1],{2:[3]},(4,[5]),{6},'s',None]; b=copy.deepcopy(a); b[0].append(9); t(lambda: (a,b)); r=[]; r.append(r); t(lambda: copy.deepcopy(r)); t(lambda: copy.copy(len) is len); t(lambda: copy.deepcopy(x for x in [])); t(lambda: copy.deepcopy({'a':{'b':[1]}})); t(lambda: copy.Error); t(lambda: copy.replace(5));
class Sl: 
    __slots__=('a','b')
s=Sl(); s.a=[1]; c=copy.copy(s); t(lambda: c.a is s.a); t(lambda: c.b); t(lambda: copy.deepcopy(s).a)
