# Readers, writers, dialects and their refusals.
import csv, io
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
for text in ('a,b,c\n1,2,3\n', 'a,"b ""q"" c",d\r\n', '"x\ny",z\n', '', '\n', 'a,,\n', '"a",b"c,d\n', ' a, "b"\n', 'a\tb\n', '"unclosed', 'a,b\rc,d', '"a"x,b\n', "a'b,'c'\n", ',\n,', '1,"2",x\n', 'a\\,b\n'):
    for kw in ({}, {'delimiter': '\t'}, {'quotechar': "'"}, {'skipinitialspace': True}, {'strict': True}, {'quoting': csv.QUOTE_NONE}, {'escapechar': '\\'}, {'doublequote': False}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'dialect': 'excel-tab'}, {'dialect': 'unix'}):
        show(lambda: list(csv.reader(io.StringIO(text, newline=''), **kw))); show(lambda: list(csv.reader(text.splitlines(True), **kw)))
show(lambda: list(csv.reader(['1,"a"', 'x'], quoting=csv.QUOTE_NONNUMERIC))); show(lambda: list(csv.reader([b'a']))); show(lambda: csv.reader(3)); show(lambda: csv.reader([], delimiter=',,')); show(lambda: csv.reader([], foo=1)); show(lambda: csv.reader([], 'nope')); show(lambda: csv.reader([], quoting=9)); show(lambda: csv.reader([], delimiter='\n')); show(lambda: csv.reader([], delimiter=3)); show(lambda: csv.reader([], delimiter='"'))
def w(rows, **k):
    f = io.StringIO(newline=''); r = csv.writer(f, **k); n = [r.writerow(x) for x in rows]; return f.getvalue(), n
rows = [['a', 'b,c', 'd"e', 'x\ny', None, 3, 1.5, True, ''], [], [''], [None], ['\\'], [' a '], ["it's"], 'abc', (1, 2)]
for kw in ({}, {'quoting': csv.QUOTE_ALL}, {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'delimiter': ';'}, {'quotechar': "'"}, {'lineterminator': '\n'}, {'doublequote': False, 'escapechar': '\\'}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'quoting': csv.QUOTE_NONE}, {'dialect': 'unix'}):
    for r in rows: show(lambda: w([r], **kw))
show(lambda: w([3])); show(lambda: csv.writer(3))
r = csv.DictReader(io.StringIO('a,b\n1,2\n3\n\n4,5,6\n')); print(r.fieldnames, list(r), r.line_num)
print(list(csv.DictReader(['1,2'], fieldnames=['x', 'y', 'z'], restval='-')))
f = io.StringIO(); d = csv.DictWriter(f, ['a', 'b'], restval='?'); d.writeheader(); d.writerow({'a': 1}); d.writerows([{'a': 1, 'b': 2}]); print(repr(f.getvalue())); show(lambda: d.writerow({'z': 1})); csv.DictWriter(f, ['a'], extrasaction='ignore').writerow({'a': 1, 'z': 2}); show(lambda: csv.DictWriter(f, ['a'], extrasaction='x'))
print(csv.list_dialects(), csv.get_dialect('excel').delimiter, csv.field_size_limit()); show(lambda: csv.get_dialect('x')); show(lambda: csv.unregister_dialect('x')); csv.register_dialect('p', delimiter='|'); print(list(csv.reader(['a|b'], 'p'))); show(lambda: csv.register_dialect(3))
class M(csv.excel): delimiter = ':'
print(list(csv.reader(['a:b'], M)), list(csv.reader(['a:b'], dialect=M())))
s = csv.Sniffer(); print(s.sniff('a;b;c\n1;2;3\n4;5;6\n').delimiter, s.sniff('a,b\n1,2\n').delimiter, s.has_header('name,age\nbob,3\namy,4\n'), s.has_header('1,2\n3,4\n'))
r = csv.reader(['a,b', 'c']); next(r); print(r.line_num, r.dialect.delimiter)
