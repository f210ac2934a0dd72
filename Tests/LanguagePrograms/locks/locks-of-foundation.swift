// Caches and notification centers have locks of their own: what came before a set or an addObserver is seen after.
import Foundation
final class Box { var v = 0 }
let cache = NSCache<NSString, Box>()
DispatchQueue.global().async {
    let b = Box()
    b.v = 11
    cache.setObject(b, forKey: "b")     // NSCache is thread-safe: set orders before the get that sees it
}
while cache.object(forKey: "b") == nil { usleep(500) }
print(cache.object(forKey: "b")!.v)
let center = NotificationCenter.default, sem = DispatchSemaphore(value: 0)
var prefix = ""
DispatchQueue.global().async {
    prefix = "sees"       // before addObserver, which a post that finds the observer comes after
    _ = center.addObserver(forName: .init("z"), object: nil, queue: nil) { _ in print("observer", prefix); sem.signal() }
}
repeat { center.post(name: .init("z"), object: nil) } while sem.wait(timeout: .now() + 0.001) == .timedOut
