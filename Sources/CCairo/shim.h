// Cairo with its PNG, SVG and PDF surfaces, FreeType to load fonts by path, and the zlib that both need.
#ifndef SIGNALBOX_CCAIRO_SHIM_H
#define SIGNALBOX_CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <zlib.h>

#endif
