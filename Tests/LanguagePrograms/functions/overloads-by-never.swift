// Closures that never return choose the function that takes any result; none that would have to convert it
func never() -> Never { fatalError() }

func take(_ body: (Int) -> Void) { print("nothing") }
func take<T>(_ body: (Int) -> T) { print("any", T.self) }

func number(_ body: (Int) -> Int) { print("number") }
func number<T>(_ body: (Int) -> T) { print("any", T.self) }

func plain(_ body: () -> Void) { print("nothing") }
func plain<T>(_ body: () -> T) { print("any", T.self) }

take { _ in fatalError() }
take { _ in never() }
take { _ in return fatalError() }
take { _ in print(1) }
take { _ in 1 }
take { _ in () }
take { _ in }
take { _ in _ = 1 }
take { _ in return }
take { _ in
  print(1)
  fatalError()
}
take { (_: Int) -> Void in fatalError() }
number { _ in fatalError() }
number { $0 + 1 }
plain { fatalError() }
plain { return never() }
plain { preconditionFailure("no") }
plain {}
plain { 1 }
plain {
  let two = 2
  _ = two
  fatalError()
}

let nothing: () -> Void = { return fatalError() }
let some: () -> Int = { return never() }
let other = { fatalError() }
print(type(of: other))
