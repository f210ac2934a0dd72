// What a type is made from is what the compiler makes of the literal: an 'Int' is no text. The last six are right.
struct Text: ExpressibleByStringLiteral { init(stringLiteral value: Int) {} }
struct Part: ExpressibleByStringLiteral { init(stringLiteral value: Substring) {} }
struct Shown: ExpressibleByStringInterpolation { init(stringLiteral value: Int) {} }
struct Whole: ExpressibleByIntegerLiteral { init(integerLiteral value: String) {} }
struct Perhaps: ExpressibleByIntegerLiteral { init(integerLiteral value: Int?) {} }
struct Broken: ExpressibleByFloatLiteral { init(floatLiteral value: Int) {} }
struct Flag: ExpressibleByBooleanLiteral { init(booleanLiteral value: Int) {} }
struct Sign: ExpressibleByUnicodeScalarLiteral { init(unicodeScalarLiteral value: Int) {} }
struct Pairs: ExpressibleByDictionaryLiteral { init(dictionaryLiteral pair: (String, Int)) {} }
enum Answer { case found(Int = "one"), nothing }
struct Stored: Decodable { var count: Int; enum CodingKeys: String { case count } }
struct Kept: Encodable { var count: Int; struct CodingKeys {} }
struct Named: ExpressibleByStringLiteral { init(stringLiteral value: StaticString) {} }
struct Small: ExpressibleByIntegerLiteral { init(integerLiteral value: UInt8) {} }
struct Wide: ExpressibleByIntegerLiteral { init(integerLiteral value: Double) {} }
struct Letter: ExpressibleByExtendedGraphemeClusterLiteral { init(extendedGraphemeClusterLiteral value: Character) {} }
struct Same<Value: ExpressibleByStringLiteral>: ExpressibleByStringLiteral { init(stringLiteral value: Value.StringLiteralType) {} }
struct Coded: Codable { var count: Int; enum Keys: String, CodingKey { case count }; typealias CodingKeys = Keys }
