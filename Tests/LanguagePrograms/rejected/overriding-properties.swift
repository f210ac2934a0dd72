// What a property or subscript of a subclass may be where the superclass has one.
class Shape {}
class Round: Shape {}
class Base {
  var stored = 1
  let constant = 1
  var read: Int { 1 }
  var both: Int {
    get { 1 }
    set {}
  }
  var shape = Shape()
  final var fixed = 1
  class var kind: Int { 1 }
  subscript(index: Int) -> Int { index }
  subscript(name: String) -> Int {
    get { 1 }
    set {}
  }
}
extension Base { var added: Int { 1 } }
class Again: Base {
  var stored = 2
  let constant = 2
  var read: Int { 2 }
  class var kind: Int { 2 }
  subscript(index: Int) -> Int { index + 1 }
}
class Wrong: Base {
  override var stored = 2
  override var constant: Int { 2 }
  override var read: String { "" }
  override var both: Int { 2 }
  override var shape: Round {
    get { Round() }
    set {}
  }
  override var fixed: Int {
    get { 1 }
    set {}
  }
  override subscript(name: String) -> Int { 1 }
  override var added: Int { 2 }
}
class Watching: Base {
  override var constant: Int { didSet {} }
  override var read: Int { didSet {} }
}
