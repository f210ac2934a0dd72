// What NSError says of an error, is equal to, and is bridged from and to.
import Foundation
enum S: String, Error { case x, y }
enum P: Error { case one(Int), two(String), three }
enum Q: Error { case only }
struct L: LocalizedError { var errorDescription: String? { "loc" }; var failureReason: String? { "why" }; var recoverySuggestion: String? { "try" } }
for e in [S.x, S.y, P.one(1), P.two(""), P.three, Q.only, L()] as [Error] { let n = e as NSError; print(n.domain, n.code, n.localizedDescription, n.localizedFailureReason as Any, n.localizedRecoverySuggestion as Any) }
print(NSError(domain: "d", code: 5, userInfo: ["a": 1]))
print(NSError(domain: "d", code: 5, userInfo: [NSLocalizedDescriptionKey: "text"]))
print(NSError(domain: NSCocoaErrorDomain, code: 4), NSError(domain: NSCocoaErrorDomain, code: 4).localizedDescription)
print(NSError(domain: NSURLErrorDomain, code: -1009), NSError(domain: NSURLErrorDomain, code: -1009).localizedDescription)
let e: Error? = S.y
if let n = e as NSError? { print(n.code) }
let none: Error? = nil
print((none as NSError?) == nil, (e as NSError?)?.domain ?? "-")
let back = NSError(domain: "q", code: 3) as Error
print(back, back.localizedDescription, (back as NSError).code)
print(URLError(.cancelled) as NSError, (URLError(.cancelled) as NSError).code == NSURLErrorCancelled)
func check(_ error: Error) -> Bool { let e = error as NSError; return e.domain == NSURLErrorDomain && e.code == NSURLErrorCancelled }
print(check(URLError(.cancelled)), check(S.x))
switch (e! as NSError).code { case NSURLErrorTimedOut: print("t"); case 1: print("one"); default: print("?") }
print(S.x.localizedDescription, P.two("").localizedDescription, Q.only.localizedDescription)
let any: Any = NSError(domain: "z", code: 1); print(any is NSError, any is Error, (any as? Error)?.localizedDescription ?? "none")
print(NSError(domain: "a", code: 1) == NSError(domain: "a", code: 1), NSError(domain: "a", code: 1) == NSError(domain: "a", code: 2))
