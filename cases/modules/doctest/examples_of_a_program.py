# What doctest finds, runs and tells.
"""Module doc.

>>> 1 + 1
2
>>> print("a\\nb")
a
b
"""
import doctest, sys, io
def add(a, b):
    """Add.

    >>> add(1, 2)
    3
    >>> add(1, 2)
    4
    >>> add('a', 1)
    Traceback (most recent call last):
        ...
    TypeError: can only concatenate str (not "int") to str
    >>> for i in range(3):
    ...     print(i)
    ...
    0
    1
    2
    >>> x = 5
    >>> x
    5
    >>> print('a\\n\\nb')
    a
    <BLANKLINE>
    b
    >>> list(range(20)) # doctest: +ELLIPSIS
    [0, 1, ..., 19]
    >>> list(range(20)) # doctest: +ELLIPSIS, +NORMALIZE_WHITESPACE
    [0,   1, ..., 
    19]
    >>> 1/0 # doctest: +SKIP
    zzz
    >>> raise ValueError('other') # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    ValueError: abc
    >>> True
    1
    >>> print('x'); 3
    x
    3
    >>> None
    >>> 5 # doctest: +NORMALIZE_WHITESPACE
      5
    >>> def f():
    ...     return 3
    >>> f()
    3
    >>> if 1:
    ...     4
    4
    """
    return a + b
class C:
    """
    >>> C().m()
    'm'
    >>> C().zz
    Traceback (most recent call last):
    AttributeError: 'C' object has no attribute 'zz'
    """
    def m(self):
        """
        >>> C().m()
        'wrong'
        """
        return 'm'
    @property
    def p(self):
        """
        >>> C().p
        1
        """
        return 1
    @classmethod
    def cm(cls):
        """
        >>> C.cm()
        2
        """
        return 2
    @staticmethod
    def sm():
        """
        >>> C.sm()
        4
        """
        return 3
    class Inner:
        """
        >>> 1
        1
        """
def nodoc(): pass
def noex():
    "No examples"
__test__ = {'extra': '>>> 7*7\n49\n', 'func': add}
if __name__ == '__main__':
    print(doctest.testmod())
    print(doctest.testmod(verbose=True))
    print(doctest.testmod(optionflags=doctest.REPORT_NDIFF|doctest.FAIL_FAST))
    print(doctest.testmod(optionflags=doctest.REPORT_ONLY_FIRST_FAILURE))
    print(doctest.testmod(optionflags=doctest.REPORT_UDIFF))
    print(doctest.testmod(optionflags=doctest.REPORT_CDIFF))
    print(doctest.testmod(report=False, verbose=False))
    doctest.run_docstring_examples(add, globals())
    doctest.run_docstring_examples(C.m, globals(), verbose=True, name='NAME')
    doctest.run_docstring_examples('>>> 1\n2\n', {})
    finder = doctest.DocTestFinder()
    for t in finder.find(C): print(t, t.name, t.filename, t.lineno, len(t.examples))
    for t in finder.find(add, 'nm'): print(t, [ (e.source, e.want, e.lineno, e.indent, e.options, e.exc_msg) for e in t.examples])
    parser = doctest.DocTestParser()
    print([(e.source, e.want) for e in parser.get_examples('>>> a\n>>> b\nc\n')])
    test = parser.get_doctest('>>> 1+1\n2\n>>> 1+1\n3\n', {}, 'tname', 'file.py', 10)
    print(test, test.docstring)
    runner = doctest.DocTestRunner(verbose=False)
    print(runner.run(test)); print(runner.summarize()); print(runner.tries, runner.failures, runner.skips)
    out=[]
    print(doctest.DocTestRunner(verbose=True).run(test, out=out.append)); print(out)
    def t(f):
        try: print(repr(f()))
        except BaseException as e: print(type(e).__name__, e)
    t(lambda: parser.parse('>>>x\n')); t(lambda: parser.parse('>>> x\n...y\n')); t(lambda: parser.parse('    >>> x\n  y\n')); t(lambda: parser.parse('>>> x # doctest: +FOO\n')); t(lambda: parser.parse('>>> x # doctest: ELLIPSIS\n')); t(lambda: parser.parse('>>> # doctest: +SKIP\n'))
    t(lambda: doctest.DebugRunner(verbose=False).run(test))
    try: doctest.DebugRunner(verbose=False).run(parser.get_doctest('>>> 1/0\n', {}, 'n', None, 0))
    except doctest.UnexpectedException as e: print(e, e.exc_info[0], e.example.source, e.test)
    try: doctest.DebugRunner(verbose=False).run(parser.get_doctest('>>> 1\n2\n', {}, 'n', None, 0))
    except doctest.DocTestFailure as e: print(e, repr(e.got), e.example.want)
    oc = doctest.OutputChecker()
    print(oc.check_output('1\n','1\n',0), oc.check_output('a...c\n','abc\n',0), oc.check_output('a...c\n','abc\n',doctest.ELLIPSIS), oc.check_output('True\n','1\n',0), oc.check_output('1\n','True\n',0), oc.check_output('1\n','True\n',doctest.DONT_ACCEPT_TRUE_FOR_1), oc.check_output('...\n','',doctest.ELLIPSIS), oc.check_output('a  b\n','a b\n',doctest.NORMALIZE_WHITESPACE))
    print(oc.output_difference(doctest.Example('x','1\n'),'2\n',0)); print(repr(oc.output_difference(doctest.Example('x',''),'2\n',0)), repr(oc.output_difference(doctest.Example('x','1'),'',0)), repr(oc.output_difference(doctest.Example('x',''),'',0)))
    print(oc.output_difference(doctest.Example('x','a\nb\nc\n'),'a\nx\nc\n',doctest.REPORT_NDIFF)); print(oc.output_difference(doctest.Example('x','a\nb\nc\n'),'a\nx\nc\n',doctest.REPORT_UDIFF))
    e=doctest.Example('1+1','2'); print(repr(e.source), repr(e.want), e.lineno, e.indent, e.options, e.exc_msg, e==doctest.Example('1+1\n','2\n'), hash(e)==hash(doctest.Example('1+1\n','2\n')))
    print(doctest.script_from_examples('text\n>>> 1+1\n2\nmore text\n>>> x\n'))
    print(doctest.register_optionflag('MINE'), doctest.register_optionflag('MINE'), doctest.ELLIPSIS, doctest.COMPARISON_FLAGS, doctest.REPORTING_FLAGS)
    t(lambda: doctest.set_unittest_reportflags(0)); t(lambda: doctest.set_unittest_reportflags(1)); t(lambda: doctest.testmod(3)); t(lambda: finder.find(3)); 
    import unittest, re
    print(doctest.TestResults(1,2), doctest.TestResults(1,2,skipped=3), doctest.TestResults(0,1).failed)
    t(lambda: doctest.testmod(raise_on_error=True))
    print([type(part).__name__ for part in parser.parse('text\n>>> 1\n1\nmore\n\n  >>> x = 2\n  >>> x\n  2\n\nend')])
