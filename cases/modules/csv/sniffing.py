# Dialects guessed from text, and whether the first row names the columns.
import csv
for s in ['abc','a,b\n"x,y",2\n','a b\nc d\n','a:b:c\n1:2:3','one\ntwo\n','"a";"b"\n"c";"d"\n','x,y\n1,2\n3\n','"a"\n"b"\n','a, b, c\n1, 2, 3\n','a,b;c\n1,2;3\n','name|age\nx|1\n','"it""s",1\n"b",2\n',"'a','b'\n'c','d'\n",'','\n\n','1.5;2\n3.5;4\n','2024-01-01,5\n2024-01-02,6\n','a\tb c\n1\t2 3\n','hello world this is text\nanother line of it\n','k=v\na=b\n','a,b\n1,2\n1,2,3\n4,5\n6,7\n8,9\n1,2\n3,4\n5,6\n7,8\n9,0\n', '"a,b","c"\n', 'x "y" z\n']:
    try:
        d = csv.Sniffer().sniff(s); print(repr(s), repr(d.delimiter), d.quotechar, d.doublequote, d.skipinitialspace)
    except Exception as e: print(repr(s), type(e).__name__, e)
    try: print(csv.Sniffer().has_header(s))
    except Exception as e: print(type(e).__name__, e)
for s, dl in [('a,b;c\n1,2;3\n', ';'), ('a b\n', ',;'), ('a|b\n1|2', '|')]:
    try: print(repr(csv.Sniffer().sniff(s, dl).delimiter))
    except Exception as e: print(type(e).__name__, e)
