// programs: a feed that merges sources through NotificationCenter, keeps unread badges and mutes for a time
import Foundation

extension Notification.Name {
    static let itemArrived = Notification.Name("feed.item")
    static let badgeChanged = Notification.Name("feed.badge")
}

struct Item: Hashable {
    enum Kind: String, CaseIterable { case mail, chat, news }
    let id: Int
    let kind: Kind
    let title: String
}

final class Source {
    let kind: Item.Kind
    private let queue: DispatchQueue
    private var counter = 0
    private let center: NotificationCenter

    init(_ kind: Item.Kind, center: NotificationCenter = .default) {
        self.kind = kind
        self.center = center
        queue = DispatchQueue(label: "source.\(kind.rawValue)")
    }

    func emit(_ titles: String..., group: DispatchGroup) {
        queue.async(group: group) {
            for title in titles {
                self.counter += 1
                let item = Item(id: self.counter, kind: self.kind, title: title)
                self.center.post(name: .itemArrived, object: self, userInfo: ["item": item])
            }
        }
    }
}

final class Feed {
    private var items: [Item] = []
    private var unread: Set<Item> = []
    private var muted: Set<Item.Kind> = []
    private var tokens: [NSObjectProtocol] = []
    private let queue = DispatchQueue(label: "feed")
    private let center: NotificationCenter

    init(center: NotificationCenter = .default) {
        self.center = center
        tokens.append(center.addObserver(forName: .itemArrived, object: nil, queue: nil) { [weak self] note in
            guard let self = self, let item = note.userInfo?["item"] as? Item else { return }
            self.queue.sync { self.receive(item) }
        })
    }

    deinit {
        tokens.forEach(center.removeObserver)
        print("feed closed with \(items.count) items")
    }

    private func receive(_ item: Item) {
        items.append(item)
        guard !muted.contains(item.kind) else { return }
        unread.insert(item)
        center.post(name: .badgeChanged, object: nil, userInfo: ["count": unread.count])
    }

    func mute(_ kind: Item.Kind, for ms: Int, then body: @escaping () -> Void = {}) {
        queue.sync { _ = muted.insert(kind) }
        queue.asyncAfter(deadline: .now() + .milliseconds(ms)) { [weak self] in
            self?.muted.remove(kind)
            body()
        }
    }

    func read(where test: (Item) -> Bool) -> Int {
        queue.sync {
            let matching = unread.filter(test)
            unread.subtract(matching)
            return matching.count
        }
    }

    var summary: String {
        queue.sync {
            Item.Kind.allCases.map { kind in
                let all = items.filter { $0.kind == kind }
                return "\(kind) \(all.count)/\(unread.intersection(all).count)"
            }.joined(separator: ", ")
        }
    }

    var titles: [String] { queue.sync { items.sorted { ($0.kind.rawValue, $0.id) < ($1.kind.rawValue, $1.id) }.map(\.title) } }
}

let center = NotificationCenter.default
let badgeLock = NSLock()
var badges: [Int] = []
let badgeToken = center.addObserver(forName: .badgeChanged, object: nil, queue: nil) { note in
    badgeLock.lock()
    defer { badgeLock.unlock() }
    if case let count as Int = note.userInfo?["count"] { badges.append(count) }
}

var feed: Feed? = Feed()
let (mail, chat, news) = (Source(.mail), Source(.chat), Source(.news))
let group = DispatchGroup()
mail.emit("invoice", "greetings", group: group)
chat.emit("lunch?", group: group)
news.emit("rain", "sun", "wind", group: group)
group.wait()
print(feed!.summary)
print(badges)
print("read", feed!.read { $0.kind == .news && $0.title != "sun" }, feed!.summary)

let unmuted = DispatchSemaphore(value: 0)
feed!.mute(.chat, for: 60) { unmuted.signal() }
chat.emit("psst", "hey", group: group)
group.wait()
print("muted:", feed!.summary)
unmuted.wait()
chat.emit("finally", group: group)
group.wait()
print("later:", feed!.summary)
print(feed!.titles)

feed = nil
mail.emit("too late", group: group)
group.wait()
center.removeObserver(badgeToken)
print(badges.count)
