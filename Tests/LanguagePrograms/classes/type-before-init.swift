// An object knows its class before it is made.
class Job {
    class var kind: String { "job" }
    let id: Int
    required init(id: Int) { self.id = id }
    convenience init?(_ s: String) { guard s.hasPrefix(type(of: self).kind) else { return nil }; self.init(id: s.count) }
}
class Fast: Job { override class var kind: String { "fast" }
    convenience init?(b: Bool) { guard Self.kind.count == 4, b else { return nil }; self.init(id: 5) } }
print(Job("job:1")?.id ?? 0, Fast("job:1")?.id ?? 0, Fast("fast")?.id ?? 0, Fast(b: true)?.id ?? 0)
