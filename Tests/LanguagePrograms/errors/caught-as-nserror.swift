// simulate: platform linux
// Which errors are caught as an NSError: on Apple's systems every one, elsewhere Foundation's objects and a CocoaError.
import Foundation
struct Mine: Error { var code = 7 }
enum Kind: Error { case a, b(Int) }
final class Lost: NSError, @unchecked Sendable {}
let all: [Error] = [
  CocoaError(.fileNoSuchFile), URLError(.timedOut), Mine(), Kind.b(1), NSError(domain: "d", code: 3), Lost(domain: "l", code: 4),
]
for error in all {
  do {
    throw error
  } catch let error as Lost {
    print("lost", error.code)
  } catch let error as NSError where error.code == 3 {
    print("three", error.domain)
  } catch let error as NSError {
    print("caught", error.domain, error.code)
  } catch {
    print("other", error is NSError, (error as NSError).code)
  }
}
print(all.map { ($0 as? NSError)?.code ?? -1 }, all.compactMap { $0 as? NSError }.count)
let maybe: Error? = CocoaError(.fileReadNoSuchFile), nothing: Error? = nil
print((maybe as? NSError)?.domain ?? "no", (nothing as? NSError)?.domain ?? "no", maybe is NSError)
let any: [Any] = [CocoaError(.fileNoSuchFile), 5, "text", Mine()]
print(any.map { $0 is NSError }, (any[0] as! NSError).code)
func load(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }
do { _ = try load("/nowhere/at/all") } catch let error as NSError { print(error.domain, error.code) } catch { print("not one") }
switch all[0] {
case let error as NSError where error.code == 4: print("no such file")
case is NSError: print("another")
default: print("none")
}
// And which objects are one of Foundation's errors.
let objects: [Error] = [
  NSError(domain: NSCocoaErrorDomain, code: 260), NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut), Lost(domain: "l", code: 4),
]
for object in objects {
  print((object as? CocoaError)?.code.rawValue ?? 0, object is CocoaError, object is URLError)
  do { throw object } catch let error as CocoaError { print("cocoa", error.code == .fileReadNoSuchFile) } catch { print("other") }
  if case CocoaError.fileReadNoSuchFile = object { print("matched") }
}
