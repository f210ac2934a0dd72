// Of several shortest differences the one that Swift's algorithm finds, and the comparisons on its way.
func steps(_ old: String, _ new: String) {
  let difference = Array(new).difference(from: Array(old))
  let texts = difference.map { change in
    switch change {
    case .insert(let offset, let element, _): "+\(offset)\(element)"
    case .remove(let offset, let element, _): "-\(offset)\(element)"
    }
  }
  print(old, new, texts.joined(separator: " "), String(Array(old).applying(difference)!) == new)
}
steps("abcabba", "cbabac")
steps("021023", "0233")
steps("122032", "01323331")
steps("kitten", "sitting")
steps("mississippi", "misspelling")
steps("", "abc")
steps("abc", "")
let shopping = ["milk", "bread", "eggs", "milk", "tea"]
let bought = ["bread", "milk", "milk", "tea", "jam"]
for change in bought.difference(from: shopping) {
  switch change {
  case .insert(let offset, let item, _): print("insert", item, "at", offset)
  case .remove(let offset, let item, _): print("remove", item, "at", offset)
  }
}
for move in bought.difference(from: shopping).inferringMoves() { print(move) }
var compared: [String] = []
_ = [1, 2, 3].difference(from: [1, 3, 4]) { old, new in
  compared.append("\(old)=\(new)")
  return old == new
}
print(compared)
