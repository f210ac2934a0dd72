// An analytics batcher: events with identifiers, JSONSerialization, debouncing by work items, batches by size.
import Foundation

struct Event {
    let name: String
    let properties: [String: Any]
    let time: Date
    var json: [String: Any] {
        ["name": name, "time": Int(time.timeIntervalSince1970 * 1000), "props": properties.mapValues { value -> Any in
            switch value {
            case let date as Date: return ISO8601DateFormatter().string(from: date)
            case let url as URL: return url.absoluteString
            case let number as NSNumber: return number
            case let text as String: return text.prefix(20).description
            case let list as [Any]: return list.map { "\($0)" }
            default: return String(describing: value)
            }
        }]
    }
}

final class Batcher {
    private let queue = DispatchQueue(label: "batcher", qos: .background, autoreleaseFrequency: .workItem)
    private var pending: [Event] = []
    private var flushItem: DispatchWorkItem?
    private let limit: Int
    private let delay: TimeInterval
    private let send: ([Event]) -> Void
    init(limit: Int, delay: TimeInterval, send: @escaping ([Event]) -> Void) { self.limit = limit; self.delay = delay; self.send = send }

    func track(_ name: String, _ properties: KeyValuePairs<String, Any> = [:], at seconds: TimeInterval = 0) {
        let event = Event(name: name, properties: Dictionary(properties.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }), time: Date(timeIntervalSince1970: seconds))
        queue.async { [weak self] in
            guard let self else { return }
            self.pending.append(event)
            self.flushItem?.cancel()
            if self.pending.count >= self.limit { self.flush() } else {
                let item = DispatchWorkItem { [weak self] in self?.flush() }
                self.flushItem = item
                self.queue.asyncAfter(deadline: .now() + self.delay, execute: item)
            }
        }
    }
    private func flush() {
        dispatchPrecondition(condition: .onQueue(queue))
        guard !pending.isEmpty else { return }
        send(pending)
        pending.removeAll()
    }
}

var batches = 0
let finished = DispatchSemaphore(value: 0)
let batcher = Batcher(limit: 3, delay: 0.08) { events in
    batches += 1
    let payload: [String: Any] = ["batch": batches, "events": events.map(\.json), "ok": true, "nothing": NSNull(), "ratio": 0.25]
    guard JSONSerialization.isValidJSONObject(payload), let data = try? JSONSerialization.data(withJSONObject: payload, options: [.sortedKeys]) else { print("invalid"); return }
    print(String(decoding: data, as: UTF8.self))
    if let back = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let list = back["events"] as? [[String: Any]] {
        print(list.compactMap { $0["name"] as? String }, list.first?["time"] as? Int ?? -1)
    }
    if batches == 2 { finished.signal() }
}
batcher.track("open", ["screen": "home", "at": Date(timeIntervalSince1970: 0)], at: 1.5)
batcher.track("tap", ["x": 10, "y": 20.5, "long": String(repeating: "z", count: 30)])
batcher.track("close", ["url": URL(string: "https://a.b/c")!, "list": [1, 2]])
Thread.sleep(forTimeInterval: 0.03)
batcher.track("late", ["flag": true])
print(finished.wait(timeout: .now() + 1) == .success)

let json = #"{"a": [1, 2.5, "x", null, true], "b": {"c": "é\u00e9\n"}}"#
if let object = try JSONSerialization.jsonObject(with: json.data(using: .utf8)!, options: []) as? [String: Any] {
    let a = object["a"] as! [Any]
    print(a.count, a[0] as? Int ?? 0, a[1] as? Double ?? 0, a[2] as? String ?? "", a[3] is NSNull, a[4] as? Bool ?? false)
    print((object["b"] as? [String: String])?["c"] ?? "none")
}
do { _ = try JSONSerialization.jsonObject(with: Data("{oops".utf8)) } catch { print("invalid json", (error as NSError).code) }
let pretty = try JSONSerialization.data(withJSONObject: ["k": ["n": 1], "e": [Int]()], options: [.prettyPrinted, .sortedKeys])
print(String(data: pretty, encoding: .utf8)!)
