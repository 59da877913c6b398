# Colours there and back.
import colorsys
for c in ((0,0,0), (1,1,1), (.2,.4,.6), (1,0,0), (0,1,0.5), (.9,.1,.3)):
    for f in (colorsys.rgb_to_yiq, colorsys.rgb_to_hls, colorsys.rgb_to_hsv, colorsys.yiq_to_rgb, colorsys.hls_to_rgb, colorsys.hsv_to_rgb): print(f.__name__, f(*c))
