struct Pair<First, Second> {
  var first: First
  var second: Second
  func mapped<New>(_ change: (First) -> New) -> Pair<New, Second> { Pair<New, Second>(first: change(first), second: second) }
}

func firstOf<Items: Sequence>(_ items: Items) -> Items.Element? { items.first { _ in true } }

let pair = Pair(first: 1, second: "one")
let halves = pair.mapped { Double($0) / 2 }
let letter = firstOf("abc")
let none: [Int] = .init()
let largest = [3, 1, 2].max() ?? 0
