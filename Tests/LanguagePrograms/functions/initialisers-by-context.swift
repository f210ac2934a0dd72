// functions: an initialiser as a value, and one whose literal depends on where it stands
print([1.5, 2.5].map(Int.init), ["7", "x"].map(Int.init), [true, false].map(String.init))
print(Character(UnicodeScalar(66)), [65, 66].map { Character(UnicodeScalar($0)) })
let scalar: UnicodeScalar? = UnicodeScalar(68); let plain: UnicodeScalar = UnicodeScalar(69); print(scalar!, plain)
