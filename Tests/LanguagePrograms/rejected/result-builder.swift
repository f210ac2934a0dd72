// advice: result builders are not supported: build an array
@resultBuilder
struct ListBuilder {
  static func buildBlock(_ parts: String...) -> [String] { parts }
}
func list(@ListBuilder _ body: () -> [String]) -> [String] { body() }
print(
  list {
    "a"
    "b"
  })
