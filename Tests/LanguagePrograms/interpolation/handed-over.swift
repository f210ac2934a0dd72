// A type that is handed the collected parts is asked once for each text with parts, also as an argument.
struct Query: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) {}
  init(stringInterpolation: DefaultStringInterpolation) { print("own") }
}

let plain: Query = "a"
let query: Query = "a\(1)"
func take(_ query: Query) {}
take("b\(2)")
