// A job scheduler persisted as JSON, with dates, priorities, timers, and text reports.
import Foundation
enum Priority: Int, Codable, CaseIterable, Comparable { case low, normal, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
struct Job: Codable, Identifiable, Hashable {
    let id: UUID
    var name: String
    var due: Date
    var priority: Priority
    var tags: [String]?
    enum CodingKeys: String, CodingKey { case id, name, due = "due_at", priority, tags }
}
final class Store {
    private var jobs: [UUID: Job] = [:]
    private let queue = DispatchQueue(label: "store", qos: .utility, attributes: [.concurrent])
    func upsert(_ job: Job) { queue.async(flags: .barrier) { self.jobs[job.id] = job } }
    func all() -> [Job] { queue.sync { Array(jobs.values) }.sorted { ($1.priority, $0.due) < ($0.priority, $1.due) } }
    func export() throws -> Data {
        let e = JSONEncoder()
        e.dateEncodingStrategy = .iso8601
        e.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try e.encode(all())
    }
    func load(_ data: Data) throws {
        let d = JSONDecoder()
        d.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            guard let date = ISO8601DateFormatter().date(from: text) else { throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "bad date \(text)")) }
            return date
        }
        for job in try d.decode([Job].self, from: data) { upsert(job) }
    }
}
func uuid(_ n: Int) -> UUID { UUID(uuidString: String(format: "00000000-0000-0000-0000-%012d", n))! }
let store = Store()
let start = Date(timeIntervalSince1970: 1_600_000_000)
for (n, p) in [Priority.low, .high, .normal, .high].enumerated() { store.upsert(Job(id: uuid(n), name: "job/\(n)", due: start.addingTimeInterval(Double(10 - n) * 60), priority: p, tags: n == 1 ? ["x"] : nil)) }
print(store.all().map(\.name))
let json = try store.export()
print(String(data: json, encoding: .utf8)!)
let copy = Store()
try copy.load(json)
print(copy.all() == store.all(), Set(copy.all()).count, Dictionary(grouping: copy.all(), by: \.priority).mapValues(\.count).sorted { $0.key > $1.key }.map { "\($0.key):\($0.value)" })
do { try copy.load(Data(#"[{"id":"00000000-0000-0000-0000-000000000000","name":"n","due_at":"soon","priority":1}]"#.utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription, c.codingPath.map(\.stringValue)) }
do { try copy.load(Data(#"[{"id":"x","name":"n","due_at":"2020-01-01T00:00:00Z","priority":9}]"#.utf8)) } catch { print(type(of: error)) }
let group = DispatchGroup()
var fired: [String] = []
for job in store.all().prefix(2) {
    group.enter()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + job.due.timeIntervalSince(start) / 6000, leeway: .milliseconds(1))
    timer.setEventHandler { fired.append(job.name); timer.cancel(); group.leave() }
    timer.resume()
}
group.notify(queue: .main) { print(fired); exit(EXIT_SUCCESS) }
dispatchMain()
