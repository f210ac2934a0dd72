// advice: what is not modelled of Foundation and C, and what to write instead
import Foundation
final class Box: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
}
let archive = NSKeyedArchiver(requiringSecureCoding: true)
let list = try PropertyListEncoder().encode(["a": 1])
let styled = AttributedString("x")
let pipe = Pipe()
let predicate = NSPredicate(format: "age > 3")
var semaphore = sem_t()
var barrier = pthread_barrier_t()
let manager = CLLocationManager()
let count = write(1, "ab", 2)
struct Own: Encoder {}
struct Single: SingleValueDecodingContainer {}
final class Reader: Decoder {}
let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .global())
