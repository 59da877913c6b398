# covers: contextlib.chdir, doctest.testfile, doctest.DocFileSuite, doctest.testsource, doctest.debug, doctest.debug_src
# expect: differ there are no files and no debugger
# Functions of harmless modules that want files or a debugger.
import contextlib
import doctest


def attempt(call):
    try:
        print(type(call()).__name__)
    except BaseException as error:
        print(type(error).__name__)


def use():
    with contextlib.chdir("."):
        return 1


attempt(use)
attempt(lambda: doctest.testfile("nothing.txt", module_relative=False))
attempt(lambda: doctest.DocFileSuite("nothing.txt", module_relative=False))
print(callable(doctest.debug), callable(doctest.debug_src), callable(doctest.testsource))
