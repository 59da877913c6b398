# covers: policy.dynamic_code
# expect: reject ModuleNotFoundError at import
# eval of an import call is refused.
print(eval("1 + 1"))
print(eval("__import__('os').sep"))
