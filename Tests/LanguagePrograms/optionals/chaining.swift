// optionals: optional chaining through properties, methods, subscripts and assignments; a nil link stops the evaluation
class Address {
  var street = "Main"
  var number: Int?
  func label() -> String { "\(street) \(number ?? 0)" }
}
class Person {
  var address: Address?
  var friends: [Person] = []
  var partner: Person?
  let name: String
  init(_ name: String) { self.name = name }
}
let ann = Person("Ann")
let bob = Person("Bob")
print(ann.address?.street as Any, ann.address?.label() ?? "homeless")
ann.address = Address()
ann.address?.number = 7
bob.address?.number = 9
print(ann.address?.label() as Any, ann.address?.number as Any, bob.address?.number as Any)
ann.partner = bob
bob.partner = ann
print(ann.partner?.partner?.name ?? "-", ann.partner?.address?.street.count ?? -1)
print(ann.partner?.partner?.address?.number ?? 0, ann.address!.street)
ann.friends.append(bob)
print(ann.friends.first?.name ?? "-", ann.friends.last?.friends.first?.name ?? "nobody")

func costly() -> Int {
  print("evaluated")
  return 1
}
bob.address?.number = costly()
ann.address?.number = costly()
if bob.address?.label() == nil { print("no label") }
if (ann.address?.number = 4) != nil { print("assigned") }
if let number = ann.address?.number, number == 4 { print("four") }

var words: [String]? = ["a"]
words?.append("b")
words?[0] = "z"
print(words?.count ?? 0, words?[0] ?? "-", words as Any)
words = nil
words?.append("c")
print(words?.isEmpty as Any)
let lengths: [String: [Int]] = ["x": [1, 2]]
print(lengths["x"]?.first as Any, lengths["y"]?.first as Any, lengths["x"]?.count ?? 0)
let letters: String? = "abc"
print(letters?.uppercased() ?? "", letters?.first?.uppercased() ?? "", letters?.isEmpty == false)
