// What is asked of one sequence's elements is asked of another's that are the same, in whatever order that is said.
func begins<S1: Sequence, S2: Sequence>(_ first: S1, _ second: S2) -> Bool
where S1.Element: Equatable, S1.Element == S2.Element {
  first.starts(with: second)
}

func same<S1: Sequence, S2: Sequence>(_ first: S1, _ second: S2) -> Bool
where S1.Element == S2.Element, S1.Element: Equatable {
  second.elementsEqual(first)
}

func precedes<S1: Sequence, S2: Sequence>(_ first: S1, _ second: S2) -> Bool
where S1.Element: Comparable, S1.Element == S2.Element {
  first.lexicographicallyPrecedes(second)
}

func maybe<S1: Sequence, S2: Sequence>(_ first: S1?, _ second: S2) -> Bool
where S1.Element: Equatable, S1.Element == S2.Element {
  guard let first = first else { return false }
  return first.starts(with: second) && second.elementsEqual(first)
}

print(begins([1, 2], 1...1), begins("ab", ["b"]), same([1], Set([1])), precedes("ab", "b"), precedes([2], 1...2))
print(maybe([1], [1]), maybe(nil as [Int]?, [1]))
