# expect: reject AttributeError at run
# Functions of the library are as closed as the program's.
import string

print(string.Formatter.vformat.__globals__ is not None)
