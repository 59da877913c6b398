# covers: csv.reader, csv.Dialect, csv.excel, csv.excel_tab, csv.unix_dialect, csv.QUOTE_ALL, csv.QUOTE_MINIMAL
# covers: csv.QUOTE_NONE, csv.QUOTE_NONNUMERIC, csv.QUOTE_NOTNULL, csv.QUOTE_STRINGS
# Rows out of lines, by each option of a dialect.
import csv

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

def rows(lines, **options):
    return list(csv.reader(lines, **options))


for lines, options in (
    (["a,b,c", '1,"x,y",3', '"q ""in"" q",,', "", '" s ", t '], {}),
    (["a;b", "'x;y';z"], {"delimiter": ";", "quotechar": "'"}),
    (['a, "b" ,c'], {"skipinitialspace": True}),
    (['a, "b",c'], {}),
    (['"multi', 'line",end'], {}),
    (['"multi\n', 'line"\n', "next\r\n"], {}),
    (["a\\,b,c", 'x"y\\"z'], {"escapechar": "\\"}),
    (['a"b,"c"d'], {}),
    (['"x,y",z'], {"quoting": csv.QUOTE_NONE}),
    (["1,2.5,x" , '"3",4'], {"quoting": csv.QUOTE_NONE}),
    (['1,"2",-.5e1'], {"quoting": csv.QUOTE_NONNUMERIC}),
    (['1,x'], {"quoting": csv.QUOTE_NONNUMERIC}),
    (['a,,"",b'], {"quoting": csv.QUOTE_NOTNULL}),
    (['1,,"","x"'], {"quoting": csv.QUOTE_STRINGS}),
    (['"a""b"'], {"doublequote": False}),
    (['"a"b,c'], {"strict": True}),
    (['"open'], {"strict": True}),
    (['"open'], {}),
    (["a\tb"], {"dialect": "excel-tab"}),
    (["a\tb"], {"dialect": csv.excel_tab}),
    (["a\rb"], {}),
    (["x\0y"], {}),
    ("abc", {}),
):
    show(rows, lines, **options)
for bad in ({"delimiter": ""}, {"delimiter": "ab"}, {"delimiter": 1}, {"quotechar": None}, {"quotechar": "ab"}, {"dialect": "nope"}, {"quoting": 9},
            {"lineterminator": 1}, {"escapechar": "xx"}, {"unknown": 1}, {"delimiter": "\n"}, {"quoting": "x"}, {"quotechar": None, "quoting": csv.QUOTE_NONE}, {"delimiter": None}):
    show(rows, ["a,b"], **bad)
show(rows, [b"bytes"])
show(rows, [5])
show(rows, 5)
reader = csv.reader(["a,b", '"c', 'd",e'])
print(next(reader), reader.line_num, next(reader), reader.line_num, type(reader).__name__, reader.dialect.delimiter, reader.dialect.quotechar)
show(next, reader)
print((csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC, csv.QUOTE_NONE, csv.QUOTE_STRINGS, csv.QUOTE_NOTNULL))
for dialect in (csv.excel, csv.excel_tab, csv.unix_dialect):
    print(dialect.__name__, repr(dialect.delimiter), dialect.quotechar, dialect.doublequote, dialect.skipinitialspace, repr(dialect.lineterminator), dialect.quoting, dialect.__mro__[1].__name__)
show(csv.Dialect)


class Own(csv.Dialect):
    delimiter = "|"
    quotechar = None
    lineterminator = ";"
    quoting = csv.QUOTE_NONE


print(rows(["a|b"], dialect=Own), rows(["a|b"], dialect=Own()), Own()._valid)
