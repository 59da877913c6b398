# A starred part that fails: the whole call, or the whole display, is marked; wide characters count double.
import traceback


def f(**named):
    return named


def alone(): print(*5)
def behind(): print(1, *5)
def before(): print(*5, 1)
def second(): print(*[1], *5)
def mapping(): print(**5)
def mapping_behind(): print(1, **5)
def second_mapping(): print(**{}, **5)
def both(): print(*5, **{})
def in_list(): x = [*5]
def in_longer_list(): x = [1, *5]
def in_set(): x = {*5}
def in_dict(): x = {**5}
def in_tuple(): x = (*5, 1)
def twice(): f(**{'a': 1}, **{'a': 2})
def named_twice(): f(a=1, **{'a': 2})
def in_class():
    class A(*5): pass
def over_lines():
    f(
        *5
    )
def wide(): x = '日本語' + 5
def wide_names(): 日本 = 1; 日本.foo.bar
def mixed(): x = 'é' + '日本' + 5 + 'ñ'
def wide_key(): x = {'日': 1}['本']
def wide_lines():
    x = ('日本',
         5 + '日本'
         + 3)


for fails in [alone, behind, before, second, mapping, mapping_behind, second_mapping, both, in_list, in_longer_list, in_set, in_dict,
              in_tuple, twice, named_twice, in_class, over_lines, wide, wide_names, mixed, wide_key, wide_lines]:
    try:
        fails()
    except Exception:
        print(traceback.format_exc().rpartition('", line')[2])
