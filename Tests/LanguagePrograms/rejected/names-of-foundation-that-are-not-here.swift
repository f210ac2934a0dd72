// advice: what is not modelled of Foundation and C, and what to write instead
import Foundation
final class Box: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
}
let archive = NSKeyedArchiver(requiringSecureCoding: true)
let list = try PropertyListEncoder().encode(["a": 1])
let styled = AttributedString("x")
let stream = InputStream(data: Data())
let predicate = NSPredicate(format: "age > 3")
var semaphore = sem_t()
var barrier = pthread_barrier_t()
let manager = CLLocationManager()
let ready = poll(nil, 0, 0)
struct Own: Encoder {}
struct Single: SingleValueDecodingContainer {}
final class Reader: Decoder {}
let source = DispatchSource.makeProcessSource(identifier: 1, eventMask: .exit)
