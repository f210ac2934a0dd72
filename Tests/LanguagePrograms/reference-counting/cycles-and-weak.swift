// reference counting: a strong cycle leaks, weak breaks it and becomes nil, unowned does not keep alive
class Parent {
  let name: String
  var children: [Child] = []
  init(_ name: String) { self.name = name }
  deinit { print("deinit parent", name) }
}
class Child {
  let name: String
  weak var parent: Parent?
  init(_ name: String, parent: Parent) {
    self.name = name
    self.parent = parent
  }
  deinit { print("deinit child", name, parent == nil) }
}
var parent: Parent? = Parent("p")
parent!.children.append(Child("c1", parent: parent!))
var child: Child? = Child("c2", parent: parent!)
parent?.children.append(child!)
print(child!.parent!.name)
parent = nil
print("parent is gone:", child?.parent == nil)
child = nil

class Node {
  var next: Node?
  deinit { print("never: leaked") }
}
do {
  let a = Node()
  let b = Node()
  a.next = b
  b.next = a
}
print("cycle leaked")

class Customer {
  var card: Card?
  deinit { print("deinit customer") }
}
class Card {
  unowned let customer: Customer
  let number: Int
  init(_ number: Int, customer: Customer) {
    self.number = number
    self.customer = customer
  }
  deinit { print("deinit card", number) }
}
do {
  let customer = Customer()
  customer.card = Card(42, customer: customer)
  print(customer.card!.customer === customer)
}
weak var observer: Customer?
do {
  let customer = Customer()
  observer = customer
  print(observer != nil)
}
print(observer == nil)
