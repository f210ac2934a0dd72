// Elements that say too little by themselves are of the type of those that say enough; values of several types are what a function takes.
import Foundation

class Unit2 {
  let symbol: String
  init(_ symbol: String) { self.symbol = symbol }
}
final class Length: Unit2 { static let mile = Length("mi"), foot = Length("ft") }
struct Amount<U: Unit2> {
  var value: Double
  var unit: U
}
struct Box<T> {
  let content: T
  init(_ content: T) { self.content = content }
}
enum Side { case left, right }

let amounts = [Amount(value: 1, unit: Length.mile), Amount(value: 2, unit: .foot)]
print(amounts.map { "\($0.value) \($0.unit.symbol)" })
let turned = [Amount(value: 3, unit: .foot), Amount(value: 4, unit: Length.mile)]
print(turned.map(\.unit.symbol), [Box(.right), Box(Side.left)].map(\.content))
let measured = [Measurement(value: 1, unit: UnitLength.kilometers), Measurement(value: 900, unit: .meters)]
print(measured.max()!.unit.symbol, measured.sorted().map(\.value))

struct Offline: Error {}
struct Busy: Error { let seconds: Int }
func text(of error: Error) -> String { "\(type(of: error))" }
print([Offline(), Busy(seconds: 3), URLError(.badURL)].map(text))
[Offline(), Busy(seconds: 3)].forEach { (error: any Error) in print(error) }
print([CocoaError.Code.fileNoSuchFile, .userCancelled].contains(.userCancelled))
