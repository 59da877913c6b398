# Each function also has its special name; and what the module shows of itself.
import operator

print(sorted(operator.__all__))
for name in sorted(operator.__all__):
    special = f"__{name.strip('_')}__"
    print(name, getattr(operator, special, None) is getattr(operator, name), type(getattr(operator, name)).__name__)
print(operator.add, operator.add.__name__, operator.add.__module__, operator.add.__text_signature__ if hasattr(operator.add, "__text_signature__") else "")
