// A cast to Any? opens one Optional that the value is in; the pattern Optional<Any>.some does, too.
func c<T>(_ x: Any, _: T.Type) -> T? { x as? T }
let y: Any = Optional(3) as Any
let n: Any = Optional<Int>.none as Any
print(c(y, Any?.self) as Any, c(n, Any?.self) as Any, c(4, Any?.self) as Any, c(y, Int?.self) as Any)
print((y as? Any?) as Any, (n as? Any?) as Any, (4 as Any as? Any?) as Any)
if let v = y as? Any? { print("v", v as Any) }
if case let v as Any? = y { print("w", v as Any) }
if case let v as Any? = n { print("w", v as Any) }
if case Optional<Any>.some(let v) = n { print("n", v) } else { print("n none") }
let yy: Any = Optional(Optional(3)) as Any
if case Optional<Any>.some(let v) = yy { print("yy", v) } else { print("n none") }
print(c(yy, Any?.self) as Any)
print(y is Any?, n is Any?)
let things: [Any] = [Optional(3) as Any, 4, Optional<Int>.none as Any, "x"]
for thing in things {
  switch thing {
  case Optional<Any>.some(let v): print("some", v)
  case Optional<Any>.none: print("none")
  default: print("default")
  }
}

if case Optional<Any>.some(let v) = y { print("some", v) } 
if case Optional<Any>.none = y { print("none") }
let z: Any = Optional<Int>.none as Any
if case Optional<Any>.none = z { print("none") } else { print("not none") }
if case Optional<Int>.some(let v) = y { print("int", v) } 
if case Optional<String>.some(let v) = y { print("string", v) } else { print("no string") } 
