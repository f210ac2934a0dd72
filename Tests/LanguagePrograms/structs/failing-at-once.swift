// An initialiser that fails in its only expression.
struct Field: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue s: String) { stringValue = s }
    init?(intValue: Int) { nil }
}
print(Field(intValue: 3) == nil, Field(stringValue: "a").stringValue)
