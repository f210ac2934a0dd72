// A closure that only throws answers nothing: of two overloads that is the one whose other types are known then, unless a type is written.
struct Fault: Error {}
struct Box<T> {
  let value: T?
  func always(_ body: () -> Void) -> Box {
    body()
    return self
  }
}
enum Boxes {
  static func kick<T>(_ body: () throws -> Box<T>) -> Box<T> {
    print("box")
    return (try? body()) ?? Box(value: nil)
  }
  static func kick<T>(_ body: () throws -> T) -> Box<T> {
    print("value")
    return Box(value: try? body())
  }
}
print(type(of: Boxes.kick { throw Fault() }))
print(type(of: Boxes.kick { throw Fault() }.always { print("always") }))
let written: Box<Int> = Boxes.kick { throw Fault() }
print(written)
print(Boxes.kick { 3 }, Boxes.kick { Box(value: "x") })
