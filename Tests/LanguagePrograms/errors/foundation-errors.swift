// Foundation's errors: domain, code, what they say.
import Foundation
let e: Error = NSError(domain: "app", code: 7, userInfo: nil)
print((e as NSError).code)
let told = NSError(domain: "net", code: 404, userInfo: [NSLocalizedDescriptionKey: "Not found"])
print(told.domain, told.code, told.localizedDescription)
func load() throws { throw told }
do { try load() } catch let error as NSError { print("caught", error.code) }
do { try load() } catch { print((error as NSError).domain, error.localizedDescription) }
