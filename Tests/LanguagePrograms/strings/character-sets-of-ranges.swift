// Sets of characters take ranges of scalars, and tell their bits.
import Foundation
var set = CharacterSet(charactersIn: "0"..."9")
set.insert(charactersIn: "a"..."z")
set.insert(charactersIn: "A"..<"D")
print(set.contains("5"), set.contains("b"), set.contains("C"), set.contains("D"))
set.remove(charactersIn: "b"..."d")
print(set.contains("b"), set.contains("e"))
let bits = CharacterSet(charactersIn: "a").bitmapRepresentation
print(bits.count, bits[12] == 2)
