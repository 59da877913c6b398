__all__ = ["rgb_to_yiq", "yiq_to_rgb", "rgb_to_hls", "hls_to_rgb", "rgb_to_hsv", "hsv_to_rgb"]
ONE_THIRD, ONE_SIXTH, TWO_THIRD = 1.0 / 3.0, 1.0 / 6.0, 2.0 / 3.0


def rgb_to_yiq(r, g, b):
    """Luma and two chrominances of a colour."""
    y = 0.30 * r + 0.59 * g + 0.11 * b
    return y, 0.74 * (r - y) - 0.27 * (b - y), 0.48 * (r - y) + 0.41 * (b - y)


def yiq_to_rgb(y, i, q):
    """Red, green and blue."""
    r = y + 0.9468822170900693 * i + 0.6235565819861433 * q
    g = y - 0.27478764629897834 * i - 0.6356910791873801 * q
    b = y - 1.1085450346420322 * i + 1.7090069284064666 * q
    return tuple(0.0 if one < 0.0 else 1.0 if one > 1.0 else one for one in (r, g, b))


def _hue(r, g, b, highest, spread):
    red, green, blue = (highest - r) / spread, (highest - g) / spread, (highest - b) / spread
    if r == highest:
        hue = blue - green
    elif g == highest:
        hue = 2.0 + red - blue
    else:
        hue = 4.0 + green - red
    return hue / 6.0 % 1.0


def rgb_to_hls(r, g, b):
    """Hue, lightness and saturation."""
    highest, lowest = max(r, g, b), min(r, g, b)
    total, spread = highest + lowest, highest - lowest
    lightness = total / 2.0
    if lowest == highest:
        return 0.0, lightness, 0.0
    saturation = spread / total if lightness <= 0.5 else spread / (2.0 - highest - lowest)
    return _hue(r, g, b, highest, spread), lightness, saturation


def hls_to_rgb(h, l, s):
    """Red, green and blue."""
    if s == 0.0:
        return l, l, l
    m2 = l * (1.0 + s) if l <= 0.5 else l + s - l * s
    m1 = 2.0 * l - m2
    return _v(m1, m2, h + ONE_THIRD), _v(m1, m2, h), _v(m1, m2, h - ONE_THIRD)


def _v(m1, m2, hue):
    hue %= 1.0
    if hue < ONE_SIXTH:
        return m1 + (m2 - m1) * hue * 6.0
    if hue < 0.5:
        return m2
    if hue < TWO_THIRD:
        return m1 + (m2 - m1) * (TWO_THIRD - hue) * 6.0
    return m1


def rgb_to_hsv(r, g, b):
    """Hue, saturation and value."""
    highest, lowest = max(r, g, b), min(r, g, b)
    if lowest == highest:
        return 0.0, 0.0, highest
    spread = highest - lowest
    return _hue(r, g, b, highest, spread), spread / highest, highest


def hsv_to_rgb(h, s, v):
    """Red, green and blue."""
    if s == 0.0:
        return v, v, v
    sector = int(h * 6.0)
    rest = h * 6.0 - sector
    p, q, t = v * (1.0 - s), v * (1.0 - s * rest), v * (1.0 - s * (1.0 - rest))
    return ((v, t, p), (q, v, p), (p, v, t), (p, q, v), (t, p, v), (v, p, q))[sector % 6]
