// An extension of a type with arguments is not one of all its kind.
extension Array<Int> { var total: Int { reduce(0, +) } }
extension Sequence<String> { var glued: String { joined() } }
extension Optional<String> { var orEmpty: String { self ?? "" } }
print(["a"].total)
print([1].glued)
let number: Int? = nil
print(number.orEmpty)
