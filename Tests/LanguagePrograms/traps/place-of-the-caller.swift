// What stops a program may be handed the place of its caller, and errors have a domain and a code.
import Foundation
func check(_ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
  precondition(condition, message(), file: file, line: line)
  assert(condition, message(), file: file, line: line)
}
func require<T>(_ value: T?, file: StaticString = #file, line: UInt = #line) -> T {
  guard let value else { fatalError("nothing there", file: file, line: line) }
  return value
}
enum Failure: Error { case first, second }
check(1 < 2, "order")
print(require(Optional(3)))
let failure: Error = Failure.second
print(failure._code, failure._domain)
_ = require(Int?.none)
