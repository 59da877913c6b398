# for and while with else, break, continue, changes while looping, and what the loop variable is afterwards.
def run(source):
    print("#", source.replace("\n", "; "))
    try:
        exec(source, {})
    except Exception as error:
        print("  ", type(error).__name__, error)


run("for i in range(3):\n    pass\nelse:\n    print('else', i)")
run("for i in []:\n    pass\nelse:\n    print('empty')\nprint(i)")
run("for i in range(5):\n    if i == 2: break\nelse:\n    print('never')\nprint(i)")
run("while False:\n    pass\nelse:\n    print('else')")
run("n = 3\nwhile n:\n    n -= 1\n    if n == 1: continue\n    print(n)\nelse:\n    print('done', n)")
run("while True:\n    try:\n        break\n    finally:\n        print('finally')")
run("for i in range(3):\n    try:\n        continue\n    finally:\n        print('f', i)")
run("x = [1, 2, 3]\nfor i in x:\n    if len(x) < 6: x.append(i * 10)\nprint(x)")
run("x = [1, 2, 3, 4]\nfor i in x:\n    x.remove(i)\nprint(x)")
run("for i in 5: pass")
run("for a, b in [(1, 2), (3, 4)]: print(a, b)")
run("x = [0]\nfor x[0] in range(3): print(x)")
run("class A: pass\na = A()\nfor a.i in 'ab': print(a.i)")
run("for i in range(3):\n    for j in range(3):\n        if j == 1: break\n    else:\n        print('no break')\n    print(i, j)\nelse:\n    print('outer else')")
run("it = iter([1, 2, 3, 4])\nfor i in it:\n    print(i, next(it, None))")
run("for i in range(2):\n    i = 10\n    print(i)")
run("for i in (x for x in [1, 2] if 1 / (x - 2)): print(i)")
run("if 0: print(1)\nelif []: print(2)\nelif 'x': print(3)\nelse: print(4)")
run("for _ in range(2): pass; print('same line')")
run("i = 5\nfor i in range(0): pass\nprint(i)")
run("d = {1: 2}\nfor k in d: d[k] = 3\nprint(d)")
run("d = {1: 2}\nfor k in d: d[5] = 3")
run("for i in range(10**20, 10**20 + 2): print(i)")
run("def g():\n    try:\n        yield 1\n        yield 2\n    finally:\n        print('closed')\nfor i in g(): break\nprint('after')")
