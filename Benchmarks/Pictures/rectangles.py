"""Plain rectangles in lanes with pycairo: python3 rectangles.py BLOCKS OUT.png

What a drawing of so many blocks costs without simulating, laying out or writing words: 16 lanes, 1,600 pixels wide.
"""
import sys

import cairo

blocks = int(sys.argv[1])
lanes, width, height = 16, 1600, 16 * 42 + 80
hues = [(0.90, 0.62, 0.0), (0.0, 0.62, 0.45), (0.80, 0.47, 0.65), (0.34, 0.71, 0.91)]
surface = cairo.ImageSurface(cairo.Format.RGB24, width, height)
context = cairo.Context(surface)
context.set_source_rgb(1, 1, 1)
context.paint()
room = (width - 200) / (blocks / lanes)
for n in range(blocks):
    lane, place = n % lanes, n // lanes
    context.set_source_rgb(*hues[lane % 4])
    context.rectangle(180 + place * room, 50 + lane * 42, room * (0.6 + n % 4 / 10), 28)
    context.fill()
surface.write_to_png(sys.argv[2])
