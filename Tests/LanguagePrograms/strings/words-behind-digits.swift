// A letter behind a digit begins a word.
import Foundation
for s in ["20x", "3RD", "i18n", "a1b2c", "don't", "'quoted' word", "o’neil", "x2'y", "2'y", "hello-world foo_bar", "1st place", "a.b", "é2é", "mp3player", "x²y", "½cup"] { print(s.capitalized) }
