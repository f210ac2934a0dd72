// Rate limiting and quotas per user; generic middleware with phantom types; time injected.
import Foundation

enum Unvalidated {}
enum Validated {}

struct Request<State> {
    let user: String, cost: Int, at: Date
    fileprivate init(user: String, cost: Int, at: Date) { (self.user, self.cost, self.at) = (user, cost, at) }
}
extension Request where State == Unvalidated {
    static func incoming(_ user: String, cost: Int = 1, at seconds: TimeInterval) -> Self {
        Self(user: user, cost: cost, at: Date(timeIntervalSinceReferenceDate: seconds))
    }
    func validated() throws -> Request<Validated> {
        guard !user.isEmpty else { throw Rejection.anonymous }
        guard (1...10).contains(cost) else { throw Rejection.invalid(cost: cost) }
        return .init(user: user, cost: cost, at: at)
    }
}

enum Rejection: Error, Hashable {
    case anonymous, invalid(cost: Int), limited(retryAfter: TimeInterval), quota(used: Int, of: Int)
    var code: Int {
        switch self {
        case .anonymous: 401
        case .invalid: 400
        case .limited, .quota: 429
        }
    }
}

protocol Limiter {
    mutating func admit(_ request: Request<Validated>) throws
    mutating func reset()
}

struct TokenBucket: Limiter {
    let capacity: Double, perSecond: Double
    private var tokens: [String: (level: Double, at: Date)] = [:]
    init(capacity: Double, perSecond: Double) { self.capacity = capacity; self.perSecond = perSecond }
    mutating func admit(_ request: Request<Validated>) throws {
        var (level, at) = tokens[request.user] ?? (capacity, request.at)
        level = min(capacity, level + request.at.timeIntervalSince(at) * perSecond)
        let need = Double(request.cost)
        defer { tokens[request.user] = (level, request.at) }
        guard level >= need else { throw Rejection.limited(retryAfter: (need - level) / perSecond) }
        level -= need
    }
    mutating func reset() { tokens.removeAll(keepingCapacity: true) }
}

struct Quota: Limiter {
    let limit: Int
    private(set) var used: [String: Int] = [:]
    init(limit: Int) { self.limit = limit }
    mutating func admit(_ request: Request<Validated>) throws {
        let total = used[request.user, default: 0] + request.cost
        if total > limit { throw Rejection.quota(used: used[request.user] ?? 0, of: limit) }
        used[request.user] = total
    }
    mutating func reset() { used = [:] }
}

struct Both<A: Limiter, B: Limiter>: Limiter {
    var first: A, second: B
    mutating func admit(_ request: Request<Validated>) throws { try first.admit(request); try second.admit(request) }
    mutating func reset() { first.reset(); second.reset() }
}
extension Limiter {
    func and<B: Limiter>(_ other: B) -> Both<Self, B> { Both(first: self, second: other) }
}

final class Gateway<L: Limiter> {
    private var limiter: L
    private let queue = DispatchQueue(label: "gateway")
    private var outcomes: [Result<String, Rejection>] = []
    private let audit: ((Rejection) -> Void)?
    init(_ limiter: L, audit: ((Rejection) -> Void)? = nil) { self.limiter = limiter; self.audit = audit }

    func handle(_ request: Request<Unvalidated>) {
        queue.async { [self] in
            do {
                let valid = try request.validated()
                try limiter.admit(valid)
                outcomes.append(.success("\(valid.user) \(valid.cost)"))
            } catch let rejection as Rejection where rejection.code == 429 {
                outcomes.append(.failure(rejection))
                audit?(rejection)
            } catch let rejection as Rejection {
                outcomes.append(.failure(rejection))
            } catch {
                preconditionFailure("unexpected \(error)")
            }
        }
    }
    func report() -> (ok: [String], failed: [Rejection: Int]) {
        queue.sync {
            (outcomes.compactMap { try? $0.get() },
             outcomes.reduce(into: [:]) { if case .failure(let r) = $1 { $0[r, default: 0] += 1 } })
        }
    }
    func change(_ body: (inout L) -> Void) { queue.sync { body(&limiter) } }
}

var audited = 0
let gateway = Gateway(TokenBucket(capacity: 4, perSecond: 2).and(Quota(limit: 9))) { _ in audited += 1 }
let plan: [(String, Int, TimeInterval)] = [("ann", 2, 0), ("ann", 2, 0.1), ("ann", 2, 0.1), ("ben", 1, 0.2), ("", 1, 0.3), ("ann", 3, 1.6), ("ben", 11, 2), ("ann", 3, 3.5), ("ann", 1, 4)]
for (user, cost, at) in plan { gateway.handle(.incoming(user, cost: cost, at: at)) }
let (ok, failed) = gateway.report()
print(ok)
for (rejection, count) in failed.sorted(by: { ($0.key.code, "\($0.key)") < ($1.key.code, "\($1.key)") }) {
    switch rejection {
    case .limited(let seconds): print(rejection.code, "limited", String(format: "%.2f", seconds), count)
    default: print(rejection.code, rejection, count)
    }
}
gateway.change { $0.second.reset(); $0.first = TokenBucket(capacity: 1, perSecond: 1) }
gateway.handle(.incoming("ann", at: 5))
gateway.handle(.incoming("ann", at: 5.5))
print(gateway.report().ok.count, audited, MemoryLayout<Request<Validated>>.size == MemoryLayout<Request<Unvalidated>>.size)
