# str.format with all sorts of fields.
templates = ['{0!rr}']
for template in templates:
    for args in [(), (1,), (1, 2), ([5],), ("x", 7)]:
        try:
            print(template, args, ascii(template.format(*args)))
        except Exception as e:
            print(template, args, type(e).__name__, e)
    try:
        print(template, ascii(template.format(5, a=[1], w=4)))
    except Exception as e:
        print(template, type(e).__name__, e)
