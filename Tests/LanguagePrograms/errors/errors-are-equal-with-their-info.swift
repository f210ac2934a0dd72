// NSErrors are equal in domain, code and userInfo; isEqual asks the same.
import Foundation
enum Fault: Error { case first, second }
func same(_ left: Error, _ right: Error) -> Bool { (left as NSError).isEqual(right as NSError) }
print(same(Fault.first, Fault.first), same(Fault.first, Fault.second))
let plain = NSError(domain: "d", code: 1)
let told = NSError(domain: "d", code: 1, userInfo: ["why": "x", "count": 2])
print(plain == told, told == NSError(domain: "d", code: 1, userInfo: ["count": 2, "why": "x"]))
print(told == NSError(domain: "d", code: 1, userInfo: ["count": 2, "why": "y"]), plain.isEqual("d"), plain.isEqual(nil))
print([plain, told].firstIndex(of: told) ?? -1, plain == NSError(domain: "d", code: 2))
let cancelled = URLError(_nsError: NSError(domain: NSURLErrorDomain, code: URLError.Code.cancelled.rawValue, userInfo: ["a": 1]))
let user = CocoaError(_nsError: NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.userCancelled.rawValue))
print(cancelled.code == .cancelled, cancelled.userInfo["a"] as? Int ?? 0, user.code == .userCancelled)
