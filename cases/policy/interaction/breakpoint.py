# covers: policy.interaction, breakpoint
# expect: reject PermissionError at run
# oracle: skip it would start an interactive debugger
# There is no debugger.
print("before")
breakpoint()
print("after")
