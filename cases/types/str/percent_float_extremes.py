# Percent formatting: float extremes.
values = [1e300, 1e-7, float('inf'), float('nan')]
templates = ['%d', '%5d', '%-5d|', '%05d', '%+d', '% d', '%x', '%#x', '%X', '%o', '%#o', '%e', '%.2e', '%f', '%.1f', '%g', '%#g', '%c', '%s', '%r', '%a', '%5s', '%.2s', '%-5s|', '%%', '%i', '%u', '%b', '%z', '%', '%(a)s', '%*d', '%ld', '%hd', '%5%', '%#5x', '%+05.1f', '% 5d', '%-+5d|', '%.0f', '%.f', '%5.', '%s %s']
for value in values:
    for template in templates:
        try:
            print(template, ascii(value), ascii(template % value))
        except Exception as e:
            print(template, ascii(value), type(e).__name__, ascii(str(e)))
