// Parts with labels, collected by a type of its own.
struct Attributed: ExpressibleByStringInterpolation {
    struct StringInterpolation: StringInterpolationProtocol {
        var parts: [String] = []
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ s: String) { if !s.isEmpty { parts.append(s) } }
        mutating func appendInterpolation(bold s: String) { parts.append("*\(s)*") }
    }
    let text: String
    init(stringLiteral value: String) { text = value }
    init(stringInterpolation s: StringInterpolation) { text = s.parts.joined() }
}
let a: Attributed = "hello \(bold: "world")!"
print(a.text)
