// simulate: platform linux
// Errors as NSError: domains, codes and texts of Swift's errors, of one's own and of Foundation's.
import Foundation
enum E: Error { case a, b(Int), c }
struct S: Error { let x: Int }
struct L: LocalizedError { var errorDescription: String? { "loc" } }
class K: Error {}
struct CN: CustomNSError { static var errorDomain: String { "my.domain" }; var errorCode: Int { 42 }; var errorUserInfo: [String: Any] { ["k": 1] } }
enum R: Int, Error { case p = 7, q = 9 }
let all: [Error] = [E.a, E.b(3), E.c, S(x: 1), L(), K(), CN(), R.p, R.q, URLError(.timedOut), CocoaError(.fileNoSuchFile), NSError(domain: "d", code: 5), DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")), NSError(domain: "d", code: 5, userInfo: [NSLocalizedDescriptionKey: "text"])]
for e in all { let n = e as NSError; print(n.domain, n.code, n.localizedDescription, n.userInfo.count) }
for e in all.prefix(9) { print(e.localizedDescription) }
print((all[9] as NSError).code == NSURLErrorTimedOut, NSURLErrorDomain, NSCocoaErrorDomain, (all[0] as? NSError) != nil, all[1] as NSError)
