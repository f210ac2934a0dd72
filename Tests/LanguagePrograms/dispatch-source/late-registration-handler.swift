// A registration handler that is set on a registered source is called at once.
import Foundation
let q = DispatchQueue(label: "q"), sem = DispatchSemaphore(value: 0)
let source = DispatchSource.makeUserDataAddSource(queue: q)
source.setEventHandler { print("event", source.data); sem.signal() }
source.resume()
source.add(data: 5)
sem.wait()
source.setRegistrationHandler { print("registered") }   // already registered: called at once
usleep(20_000)
print("end")
