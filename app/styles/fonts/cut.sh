#!/bin/sh
# Made the font files of this folder. README.md says what it needs.
set -e
fonts=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cd "$work"

npm pack @fontsource-variable/spline-sans-mono@5.3.0 @fontsource-variable/open-sans@5.3.0
for archive in *.tgz; do tar -xf "$archive" package/files; done
latin=U+20-7E,U+A0-FF,U+131,U+152,U+153,U+2BC,U+2013,U+2014,U+2018-201E,U+2022,U+2026,U+2039,U+203A,U+20AC,U+2122,U+2212

cut() { # source, weight or weights, letters, output
  fonttools varLib.instancer -q "package/files/$1.woff2" "wght=$2" -o font.ttf
  pyftsubset font.ttf --unicodes="$3" --no-hinting --no-layout-closure --flavor=woff2 --output-file="$fonts/$4.woff2"
}
for weight in 300 400 500 600 700; do
  cut spline-sans-mono-latin-wght-normal $weight $latin tabular-$weight
done
cut spline-sans-mono-latin-wght-italic 300:700 $latin tabular-italic
cut spline-sans-mono-latin-ext-wght-normal 300:700 U+100-24F tabular-extended
for weight in 400 700; do
  cut open-sans-latin-wght-normal $weight $latin open-sans-$weight
done
cut open-sans-latin-wght-italic 400:700 $latin open-sans-italic
cut open-sans-latin-ext-wght-normal 400:700 U+100-24F open-sans-extended

# The plus sign of Spline Sans Mono has a notch: keeps the four corners of each bar.
python3 - "$fonts"/tabular-?00.woff2 <<'PYTHON'
import sys
from fontTools.ttLib import TTFont
from fontTools.pens.ttGlyphPen import TTGlyphPen

for file in sys.argv[1:]:
    font = TTFont(file)
    points, ends, _ = font["glyf"]["plus"].getCoordinates(font["glyf"])
    pen = TTGlyphPen(None)
    for bar in (points[: ends[0] + 1], points[ends[0] + 1 :]):
        for index, point in enumerate([bar[0], *bar[-3:]]):
            (pen.lineTo if index else pen.moveTo)(point)
        pen.closePath()
    font["glyf"]["plus"] = pen.glyph()
    font.save(file)
PYTHON
