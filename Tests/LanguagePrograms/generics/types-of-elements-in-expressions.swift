// generics: associated types of elements, as types in expressions
protocol Provider { associatedtype Value; var value: Value { get } }
struct Plain<Value>: Provider { let value: Value }
func combine<S: Sequence>(_ signals: S) -> [S.Iterator.Element.Value?] where S.Iterator.Element: Provider {
  let list = Array(signals)
  var state = Array(repeating: S.Iterator.Element.Value?.none, count: list.count)
  for (i, s) in list.enumerated() { state[i] = s.value }
  let none = S.Element.Value?.none
  print(none as Any, S.Iterator.Element.Value.self)
  return state
}
print(combine([Plain(value: 1), Plain(value: 2)]))
