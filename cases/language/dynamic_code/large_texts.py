# Calls, f-strings and classes with more parts than fit into one instruction.
# covers: eval, exec

x = 1
print(len(eval("f'" + "{x}" * 70000 + "'")), len(eval("f'" + "{x}ab" * 30000 + "'")))
print(eval("max(" + "x," * 70000 + "2)"))
print(len(eval("dict(" + ",".join(f"a{i}=x" for i in range(5000)) + ")")))
print(len(eval("dict(**{}, " + ",".join(f"a{i}=x" for i in range(5000)) + ")")))
print(eval("'{}'.join([" + "'a'," * 40000 + "])").count("{}"))
try:
    eval("dict(" + ",".join(f"a{i}=x" for i in range(5000)) + ", a5=2)")
except SyntaxError as error:
    print(error.msg)
space = {}
exec("class C:\n def f(self):\n" + "".join(f"  self.b{i % 700} = {i}\n" for i in range(5000)), space)
print(len(space["C"].__static_attributes__), space["C"].__static_attributes__[:3])
lines = "".join(f"def f{i}(x): return x + {i}\n" for i in range(3000))
exec(lines, space)
print(space["f2999"](1))
