# covers: colorsys.rgb_to_yiq, colorsys.yiq_to_rgb, colorsys.rgb_to_hls, colorsys.hls_to_rgb, colorsys.rgb_to_hsv
# covers: colorsys.hsv_to_rgb
# Colours there and back.
import colorsys

for colour in ((0, 0, 0), (1, 1, 1), (1, 0, 0), (0.2, 0.4, 0.6), (0.5, 0.5, 0.5), (0, 1, 0.3), (0.9, 0.1, 0.9), (255, 128, 0), (-0.1, 0.5, 1.2)):
    print(colour)
    for there, back in ((colorsys.rgb_to_yiq, colorsys.yiq_to_rgb), (colorsys.rgb_to_hls, colorsys.hls_to_rgb), (colorsys.rgb_to_hsv, colorsys.hsv_to_rgb)):
        try:
            made = there(*colour)
            print("  ", [round(x, 9) for x in made], [round(x, 6) for x in back(*made)])
        except ZeroDivisionError as error:
            print("  ", error)
for h in (-0.2, 0, 0.25, 0.5, 0.99, 1, 1.3):
    print(colorsys.hsv_to_rgb(h, 0.5, 0.5), colorsys.hls_to_rgb(h, 0.5, 0.5))
print(colorsys.hsv_to_rgb(0.1, 0, 0.7), colorsys.hls_to_rgb(0.3, 0.2, 0), colorsys.yiq_to_rgb(2, 2, 2), colorsys.yiq_to_rgb(0, -1, -1), colorsys.ONE_THIRD, colorsys.TWO_THIRD)
for call in (lambda: colorsys.rgb_to_hsv(1, 2), lambda: colorsys.rgb_to_hsv("a", "b", "c")):
    try:
        call()
    except TypeError as error:
        print(error)
