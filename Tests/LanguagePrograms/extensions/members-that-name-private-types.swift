// Members of an extension are seen no further than what it asks of its type: they may name the private types of its 'where'.
private struct Hidden { var number = 1 }
private protocol Secret { var code: Int { get } }
extension Hidden: Secret { var code: Int { number * 10 } }

extension Array where Element == Hidden {
  func adding(_ hidden: Hidden) -> [Hidden] { self + [hidden] }
  var firstHidden: Hidden? { first }
  typealias Kind = Hidden
  struct Pair { var left: Hidden, right: Hidden }
  func pair() -> Pair { Pair(left: self[0], right: self[1]) }
}
extension Sequence where Element: Secret {
  func codes(with other: any Secret) -> [Int] { map(\.code) + [other.code] }
}
private extension Int {
  func hidden() -> Hidden { Hidden(number: self) }
}
struct Outer {
  private enum Kind { case plain, wrapped(Hidden) }
  private struct Box { var kind: Kind }
  private var kinds: [Kind] = [.plain, .wrapped(7.hidden())]
  private func boxes() -> [Box] { kinds.map { Box(kind: $0) } }
  var count: Int { boxes().count }
}
do {
  struct Local { var hidden = Hidden(number: 5) }
  print(Local().hidden.number)
}
private let list = [Hidden(), Hidden(number: 2)]
print(list.adding(3.hidden()).codes(with: Hidden(number: 4)), list.firstHidden?.number ?? 0, list.pair().right.number)
print(Outer().count)
