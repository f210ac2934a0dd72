// What weak and unowned properties of a struct refer to, as print and dump write it.
protocol Owner: AnyObject {}
class Person: Owner {}
struct Card { weak var owner: Person?; weak var other: Owner?; unowned var maker: Person; var plain: Person? }
let person = Person()
print(Card(owner: nil, other: person, maker: person, plain: nil))
print(Card(owner: person, other: nil, maker: person, plain: person))
var card: Card? = Card(owner: nil, maker: person)
do { let short = Person(); card?.owner = short; print(card?.owner as Any) }
print(card as Any)
dump(Card(owner: nil, other: nil, maker: person, plain: nil))
