import Foundation

// Who an observer was, even when it is gone: a raw pointer made of a raw pointer.
final class Observer {
    let name: String
    init(_ name: String) { self.name = name }
}

final class Bus {
    private var entries: [(identity: UnsafeRawPointer, block: (String) -> Void)] = []
    private let lock = NSLock()

    func register(_ observer: Observer, _ block: @escaping (String) -> Void) {
        let identity = UnsafeRawPointer(Unmanaged.passUnretained(observer).toOpaque())
        lock.withLock { entries.append((identity, block)) }
    }

    func unregister(_ observer: Observer) -> Int {
        let identity = UnsafeRawPointer(Unmanaged.passUnretained(observer).toOpaque())
        return lock.withLock {
            let before = entries.count
            entries = entries.filter { $0.identity != identity }
            return before - entries.count
        }
    }

    func post(_ text: String) { for entry in lock.withLock({ entries }) { entry.block(text) } }
}

let bus = Bus()
let ada = Observer("Ada")
let bob = Observer("Bob")
for observer in [ada, bob, ada] { bus.register(observer) { [weak observer] in print(observer?.name ?? "-", $0) } }
bus.post("one")
print(bus.unregister(ada), bus.unregister(ada))
bus.post("two")

let absent: UnsafeMutableRawPointer? = nil
print(UnsafeRawPointer(absent) as Any)

// A thread whose handle lies in memory of one's own.
func onThread<Result>(_ body: @escaping () -> Result) -> Result {
    let handle = UnsafeMutablePointer<pthread_t>.allocate(capacity: 1)
    defer { handle.deallocate() }
    var work: () -> UnsafeMutableRawPointer = {
        let place = UnsafeMutablePointer<Result>.allocate(capacity: 1)
        place.initialize(to: body())
        return UnsafeMutableRawPointer(place)
    }
    return withUnsafeMutablePointer(to: &work) { work in
        let code = pthread_create(handle, nil, { $0!.assumingMemoryBound(to: (() -> UnsafeMutableRawPointer).self).pointee() }, work)
        precondition(code == 0)
        var made: UnsafeMutableRawPointer?
        pthread_join(handle.pointee, &made)
        defer { made?.deallocate() }
        return made!.assumingMemoryBound(to: Result.self).move()
    }
}
print(onThread { (1...4).reduce(1, *) }, onThread { "made there" })
