// advice: no type is declared inside generic code, as the extension of a protocol is
protocol Node { var name: String { get } }

extension Node {
  func described() -> String {
    struct Line { let text: String }
    return Line(text: name).text
  }
}

struct Leaf: Node { let name = "leaf" }
print(Leaf().described())
