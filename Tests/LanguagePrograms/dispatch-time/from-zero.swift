// What is added to the time 0 is added to now.
import Foundation
let zero = DispatchTime(uptimeNanoseconds: 0)
usleep(50_000)
print(DispatchTime.now() >= zero + .milliseconds(10))
print(zero + .seconds(1) > .now())
