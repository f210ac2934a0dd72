// functions/initialisers-as-functions: which initialiser is meant depends on what it is given, also after overloaded methods
print([1, 2].map(String.init))
print((1...3).map(String.init))
print(["1", "x"].compactMap(Int.init))
print("abc".map(String.init))
print(["a".dropFirst(0)].map(String.init))
func upTo(_ n: Int) -> [String] {
  if n > 2 { return (1...n).map(String.init) }
  return []
}
print(upTo(3))
let f: (Int) -> String = String.init
print(f(3))
print(Set([1]).map(String.init))
print((1...3).map(Double.init))
print(zip([1], [2]).map(+))
print([1].enumerated().map(\.element).map(String.init))
print([1, 2].lazy.map(String.init).first!)
struct Flag { var isOn: Bool }
prefix func ! (flag: Flag) -> Flag { Flag(isOn: !flag.isOn) }
print((!Flag(isOn: true)).isOn, !(!Flag(isOn: true)).isOn)
