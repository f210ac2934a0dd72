// advice: the method overrides one of the superclass: write override
class Base { func run() { print("base") } }
class Derived: Base {
  func run() { print("derived") }
}
Derived().run()
