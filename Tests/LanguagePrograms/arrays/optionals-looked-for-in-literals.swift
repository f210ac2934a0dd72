// Where an Optional is looked for in a literal, its elements are Optionals, too.
import Foundation
let (code, none): (String?, String?) = ("AT", nil)
print(["AT", "DE"].contains(code), ["AT", "DE"].contains(none), ["AT", "DE"].firstIndex(of: code) ?? -1)
extension Locale { var isNear: Bool { ["AT", "DE"].contains(regionCode) } }
print(Locale(identifier: "de_AT").isNear, Locale(identifier: "fr_FR").isNear)
func isOdd(_ number: Int?) -> Bool { [1, 3, 5].contains(number) }
print(isOdd(3), isOdd(nil), isOdd(2))
struct User { var age: Double? }
print([1.5, 2].contains(User(age: 2).age), [1, 2].contains(2), ["a", nil].contains(code))
