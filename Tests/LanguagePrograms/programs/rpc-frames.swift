// RPC over a fake socket: frames, pending calls by id, timeouts, typed codecs.
import Foundation

protocol WireCodable {
    func encode() -> [UInt8]
    init?(bytes: ArraySlice<UInt8>)
}

extension String: WireCodable {
    func encode() -> [UInt8] { Array(utf8) }
    init?(bytes: ArraySlice<UInt8>) { self.init(bytes: bytes, encoding: .utf8) }
}

extension Int: WireCodable {
    func encode() -> [UInt8] {
        var n = UInt64(bitPattern: Int64(self))
        var out: [UInt8] = []
        repeat {
            out.append(UInt8(truncatingIfNeeded: n))
            n >>= 8
        } while n != 0
        return out.reversed()
    }
    init?(bytes: ArraySlice<UInt8>) {
        guard 1...8 ~= bytes.count else { return nil }
        self = Int(truncatingIfNeeded: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}

extension Array: WireCodable where Element: WireCodable {
    func encode() -> [UInt8] {
        reduce(into: [UInt8(count)]) { out, element in
            let part = element.encode()
            out.append(UInt8(part.count))
            out += part
        }
    }
    init?(bytes: ArraySlice<UInt8>) {
        var rest = bytes
        guard let count = rest.popFirst() else { return nil }
        var items: [Element] = []
        for _ in 0..<count {
            guard let length = rest.popFirst(), rest.count >= length, let item = Element(bytes: rest.prefix(Int(length))) else { return nil }
            items.append(item)
            rest = rest.dropFirst(Int(length))
        }
        self = items
    }
}

struct Frame {
    enum Kind: UInt8 { case request = 1, response, failure }
    var kind: Kind
    var id: UInt16
    var method: String = ""
    var body: [UInt8]

    var bytes: [UInt8] {
        [kind.rawValue, UInt8(id >> 8), UInt8(id & 0xff), UInt8(method.utf8.count)] + Array(method.utf8) + body
    }
    init(kind: Kind, id: UInt16, method: String = "", body: [UInt8]) {
        (self.kind, self.id, self.method, self.body) = (kind, id, method, body)
    }
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 4, let kind = Kind(rawValue: bytes[0]) else { return nil }
        let length = Int(bytes[3])
        guard bytes.count >= 4 + length else { return nil }
        self.kind = kind
        id = UInt16(bytes[1]) << 8 | UInt16(bytes[2])
        method = String(decoding: bytes[4..<4 + length], as: UTF8.self)
        body = Array(bytes[(4 + length)...])
    }
}

final class Socket {
    private let queue: DispatchQueue
    private let latency: Int
    weak var peer: Socket?
    var onReceive: (([UInt8]) -> Void)?
    private(set) var traffic = (frames: 0, bytes: 0)
    init(_ name: String, latency: Int) {
        queue = DispatchQueue(label: "socket.\(name)")
        self.latency = latency
    }
    func send(_ bytes: [UInt8]) {
        queue.async { [weak self] in
            guard let self = self, let peer = self.peer else { return }
            self.traffic.frames += 1
            self.traffic.bytes += bytes.count
            peer.queue.asyncAfter(deadline: .now() + .milliseconds(self.latency)) { peer.onReceive?(bytes) }
        }
    }
    static func pair(latency: Int) -> (Socket, Socket) {
        let a = Socket("a", latency: latency), b = Socket("b", latency: latency)
        (a.peer, b.peer) = (b, a)
        return (a, b)
    }
}

enum RPCError: Error, Equatable { case timeout(method: String), remote(String), malformed }

final class Server {
    typealias Handler = (ArraySlice<UInt8>) throws -> [UInt8]?
    private var handlers: [String: Handler] = [:]
    private let socket: Socket
    init(_ socket: Socket) {
        self.socket = socket
        socket.onReceive = { [unowned self] in self.handle($0) }
    }
    func on<Q: WireCodable, R: WireCodable>(_ method: String, _ body: @escaping (Q) throws -> R) {
        handlers[method] = { bytes in
            guard let query = Q(bytes: bytes) else { throw RPCError.malformed }
            return try body(query).encode()
        }
    }
    func ignore(_ method: String) { handlers[method] = { _ in nil } }
    private func handle(_ bytes: [UInt8]) {
        guard let frame = Frame(bytes) else { return }
        do {
            guard let handler = handlers[frame.method] else { throw RPCError.remote("no \(frame.method)") }
            if let answer = try handler(frame.body[...]) {
                socket.send(Frame(kind: .response, id: frame.id, body: answer).bytes)
            }
        } catch {
            socket.send(Frame(kind: .failure, id: frame.id, body: "\(error)".encode()).bytes)
        }
    }
}

final class Client {
    private var pending: [UInt16: (Result<ArraySlice<UInt8>, RPCError>) -> Void] = [:]
    private var nextID: UInt16 = 0xfffe
    private let socket: Socket
    private let queue = DispatchQueue(label: "client")
    init(_ socket: Socket) {
        self.socket = socket
        socket.onReceive = { [weak self] bytes in self?.queue.async { self?.received(bytes) } }
    }
    private func received(_ bytes: [UInt8]) {
        guard let frame = Frame(bytes), let done = pending.removeValue(forKey: frame.id) else { return }
        switch frame.kind {
        case .response: done(.success(frame.body[...]))
        case .failure: done(.failure(.remote(String(bytes: frame.body[...]) ?? "?")))
        case .request: preconditionFailure("a client gets no requests")
        }
    }
    func call<R: WireCodable>(_ method: String, _ argument: some WireCodable, returning: R.Type = R.self, timeout: Double = 0.2, then: @escaping (Result<R, RPCError>) -> Void) {
        queue.async { [self] in
            let id = nextID
            nextID &+= 1
            pending[id] = { result in
                then(result.flatMap { bytes in R(bytes: bytes).map { .success($0) } ?? .failure(.malformed) })
            }
            socket.send(Frame(kind: .request, id: id, method: method, body: argument.encode()).bytes)
            queue.asyncAfter(deadline: .now() + timeout) {
                self.pending.removeValue(forKey: id)?(.failure(.timeout(method: method)))
            }
        }
    }
}

let (left, right) = Socket.pair(latency: 15)
let server = Server(right)
server.on("length") { (s: String) in s.count }
server.on("sum") { (list: [Int]) in list.reduce(0, +) }
server.on("words") { (s: String) -> [String] in
    guard !s.isEmpty else { throw RPCError.remote("empty") }
    return s.split(separator: " ").map(String.init)
}
server.ignore("silence")

let client = Client(left)
let group = DispatchGroup()
func report<R>(_ label: String) -> (Result<R, RPCError>) -> Void {
    group.enter()
    return { print(label, $0); group.leave() }
}
client.call("length", "grün", returning: Int.self, then: report("length"))
group.wait()
client.call("sum", [1, 255, 70_000, -1], then: report("sum") as (Result<Int, RPCError>) -> Void)
group.wait()
client.call("words", "a bc d", returning: [String].self, then: report("words"))
group.wait()
client.call("words", "", returning: [String].self, timeout: 1, then: report("empty"))
group.wait()
client.call("nothing", 1, returning: Int.self, then: report("nothing"))
group.wait()
client.call("silence", 1, returning: Int.self, timeout: 0.1, then: report("silence"))
print(group.wait(timeout: .now() + 2) == .success)
print(left.traffic.frames, right.traffic.bytes)
