// programs: multicast delegates, weak sets and an event bus that forgets who is gone
import Foundation

struct WeakBox<T: AnyObject>: Hashable {
    private(set) weak var value: T?
    private let id: ObjectIdentifier
    init(_ value: T) {
        self.value = value
        id = ObjectIdentifier(value)
    }
    static func == (lhs: WeakBox, rhs: WeakBox) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct WeakList<T>: Sequence {
    private var boxes: [() -> AnyObject?] = []
    var count: Int { boxes.filter { $0() != nil }.count }
    mutating func add(_ element: T) {
        let object = element as AnyObject
        compact()
        guard !boxes.contains(where: { $0() === object }) else { return }
        boxes.append { [weak object] in object }
    }
    mutating func remove(_ element: T) {
        let object = element as AnyObject
        boxes.removeAll { $0() === object || $0() == nil }
    }
    mutating func compact() { boxes.removeAll { $0() == nil } }
    func makeIterator() -> AnyIterator<T> {
        var rest = boxes.makeIterator()
        return AnyIterator {
            while let next = rest.next() {
                if let found = next() as? T { return found }
            }
            return nil
        }
    }
}

final class Multicast<Delegate> {
    private var list = WeakList<Delegate>()
    private let lock = NSLock()

    static func += (left: Multicast, right: Delegate) { left.add(right) }
    static func -= (left: Multicast, right: Delegate) { left.remove(right) }

    func add(_ delegate: Delegate) {
        lock.lock()
        list.add(delegate)
        lock.unlock()
    }
    func remove(_ delegate: Delegate) {
        lock.lock()
        list.remove(delegate)
        lock.unlock()
    }
    func invoke(_ call: (Delegate) throws -> Void) rethrows {
        lock.lock()
        let all = Array(list)
        lock.unlock()
        for delegate in all { try call(delegate) }
    }
    var count: Int { list.count }
}

protocol PlayerDelegate: AnyObject {
    func player(_ player: Player, didPlay track: String)
    func playerDidStop(_ player: Player)
}

extension PlayerDelegate {
    func playerDidStop(_ player: Player) {}
}

final class Player {
    let delegates = Multicast<PlayerDelegate>()
    private let queue = DispatchQueue(label: "player")
    private var tracks: [String]
    init(tracks: [String]) { self.tracks = tracks }

    func play(_ count: Int = 1, then done: @escaping () -> Void = {}) {
        queue.async { [self] in
            for _ in 0..<count {
                guard let track = tracks.first else {
                    delegates.invoke { $0.playerDidStop(self) }
                    break
                }
                tracks.removeFirst()
                delegates.invoke { $0.player(self, didPlay: track) }
            }
            done()
        }
    }
}

class Listener: PlayerDelegate {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("\(name) is gone") }
    func player(_ player: Player, didPlay track: String) { print("\(name): \(track)") }
}

final class Counter: Listener {
    private(set) var plays = 0
    override func player(_ player: Player, didPlay track: String) {
        super.player(player, didPlay: track)
        plays += 1
    }
    func playerDidStop(_ player: Player) { print("\(name): stopped after \(plays)") }
}

let player = Player(tracks: ["intro", "verse", "outro"])
let counter = Counter("counter")
var guest: Listener? = Listener("guest")
player.delegates += counter
player.delegates += guest!
player.delegates += counter
print(player.delegates.count)

func wait(_ count: Int) {
    let done = DispatchSemaphore(value: 0)
    player.play(count) { done.signal() }
    done.wait()
}

wait(1)
guest = nil
wait(1)
print(player.delegates.count)
wait(3)
player.delegates -= counter
wait(1)
print(player.delegates.count, counter.plays)

final class Bus {
    private var handlers: [ObjectIdentifier: [(owner: WeakBox<AnyObject>, call: (Any) -> Void)]] = [:]
    func on<Event>(_ type: Event.Type, owner: AnyObject, _ body: @escaping (Event) -> Void) {
        handlers[ObjectIdentifier(type), default: []].append((WeakBox(owner), { body($0 as! Event) }))
    }
    func post<Event>(_ event: Event) -> Int {
        let key = ObjectIdentifier(Event.self)
        handlers[key]?.removeAll { $0.owner.value == nil }
        handlers[key]?.forEach { $0.call(event) }
        return handlers[key]?.count ?? 0
    }
}

struct Login { let user: String }
struct Logout {}
let bus = Bus()
do {
    let session = Listener("session")
    bus.on(Login.self, owner: session) { [unowned session] in print(session.name, "sees", $0.user) }
    bus.on(Logout.self, owner: counter) { _ in print("logout") }
    print(bus.post(Login(user: "ann")), bus.post(Logout()), bus.post(3))
}
print(bus.post(Login(user: "bob")), bus.post(Logout()))
let boxes: Set = [WeakBox(counter), WeakBox(counter)]
print(boxes.count, boxes.first?.value === counter)
