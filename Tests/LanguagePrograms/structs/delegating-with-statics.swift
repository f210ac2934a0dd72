// An initialiser that leaves its work to another one may name static members before.
import Foundation
extension String {
    init?(a raw: [UInt8]) { self.init(bytes: raw, encoding: String.Encoding.utf8) }
}
struct S { struct E { static let u = E(); static var v: E { E() } }; var u: Int = 0; init(_ e: E, n: Int) { u = n } 
 init(m: Int) { self.init(.u, n: m) }
 init?(k: Int) { self.init(.v, n: k) }
}
print(S(m: 2).u)
