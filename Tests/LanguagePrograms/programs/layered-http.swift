// Endpoints as types over a stubbed transport, with headers, retries and typed errors.
import Foundation
import Dispatch

// MARK: - Request model

enum HTTPMethod: String, CaseIterable { case get = "GET", post = "POST", delete = "DELETE" }

struct Headers: ExpressibleByDictionaryLiteral, Sequence {
    private var storage: [(name: String, value: String)] = []
    init(dictionaryLiteral elements: (String, String)...) {
        for (k, v) in elements { self[k] = v }
    }
    subscript(name: String) -> String? {
        get { storage.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value }
        set {
            let idx = storage.firstIndex { $0.name.lowercased() == name.lowercased() }
            switch (idx, newValue) {
            case let (i?, v?): storage[i].value = v
            case let (i?, nil): storage.remove(at: i)
            case let (nil, v?): storage.append((name: name, value: v))
            case (nil, nil): break
            }
        }
    }
    subscript(name: String, default fallback: @autoclosure () -> String) -> String {
        self[name] ?? fallback()
    }
    func makeIterator() -> AnyIterator<(name: String, value: String)> {
        var it = storage.makeIterator()
        return AnyIterator { it.next() }
    }
}

protocol Endpoint {
    associatedtype Response: Decodable = EmptyBody
    var path: String { get }
    var method: HTTPMethod { get }
    var headers: Headers { get }
    static var requiresAuth: Bool { get }
}

extension Endpoint {
    var method: HTTPMethod { .get }
    var headers: Headers { ["Accept": "application/json"] }
    static var requiresAuth: Bool { false }
}

struct EmptyBody: Decodable {}

struct User: Codable, Equatable {
    let id: Int
    var displayName: String
    var tags: [String]?
    enum CodingKeys: String, CodingKey {
        case id
        case displayName = "display_name"
        case tags
    }
}

struct GetUser: Endpoint {
    typealias Response = User
    let id: Int
    var path: String { "/users/\(id)" }
    static let requiresAuth = true
}

struct Ping: Endpoint {
    var path: String { "/ping" }
    var method: HTTPMethod { .post }
    var headers: Headers {
        var h: Headers = ["accept": "*/*", "X-Trace": "on"]
        h["Accept"] = "text/plain"
        return h
    }
}

enum NetworkError: Error, Equatable, CustomStringConvertible {
    case status(Int), unauthorized, decoding(String)
    var description: String {
        switch self {
        case .status(400..<500): return "client error"
        case .status(let code) where code >= 500: return "server error \(code)"
        case .status(let c): return "odd status \(c)"
        case .unauthorized: return "unauthorized"
        case .decoding(let what): return "decoding failed: \(what)"
        }
    }
}

struct RawResponse { var status: Int; var body: Data }

typealias Completion<T> = (Result<T, NetworkError>) -> Void

protocol Transport: AnyObject {
    func send(path: String, method: HTTPMethod, headers: Headers, completion: @escaping Completion<RawResponse>)
}

final class StubTransport: Transport {
    private let queue = DispatchQueue(label: "stub.transport", attributes: .concurrent)
    private var routes: [String: (Int, String)] = [:]
    private var hits = [String: Int]()

    func stub(_ path: String, status: Int = 200, body: String = "{}") -> Self {
        queue.sync(flags: .barrier) { routes[path] = (status, body) }
        return self
    }

    func send(path: String, method: HTTPMethod, headers: Headers, completion: @escaping Completion<RawResponse>) {
        queue.async(flags: .barrier) { [weak self] in
            guard let self else { return }
            self.hits[path, default: 0] += 1
            guard let (status, body) = self.routes[path] else {
                return completion(.failure(.status(404)))
            }
            if case 200...299 = status {
                completion(.success(RawResponse(status: status, body: Data(body.utf8))))
            } else {
                completion(.failure(.status(status)))
            }
        }
    }

    func hitCount(_ path: String) -> Int { queue.sync { hits[path] ?? 0 } }
}

// MARK: - Middleware chain

typealias Middleware = (inout Headers, String) -> NetworkError?

final class Client {
    private unowned let transport: Transport
    private let callbackQueue: DispatchQueue
    private var middlewares: [Middleware] = []
    lazy var decoder: JSONDecoder = {
        print("decoder made")
        return JSONDecoder()
    }()

    init(transport: Transport, callbackQueue: DispatchQueue) {
        self.transport = transport
        self.callbackQueue = callbackQueue
    }

    @discardableResult
    func use(_ m: @escaping Middleware) -> Client { middlewares.append(m); return self }

    func perform<E: Endpoint>(_ e: E, completion: @escaping Completion<E.Response>) {
        var headers = e.headers
        for m in middlewares {
            if let err = m(&headers, e.path) {
                callbackQueue.async { completion(.failure(err)) }
                return
            }
        }
        if E.requiresAuth, headers["authorization"] == nil {
            callbackQueue.async { completion(.failure(.unauthorized)) }
            return
        }
        transport.send(path: e.path, method: e.method, headers: headers) { [callbackQueue, decoder] result in
            let mapped = result.flatMap { raw -> Result<E.Response, NetworkError> in
                Result { try decoder.decode(E.Response.self, from: raw.body) }
                    .mapError { error in
                        guard let d = error as? DecodingError else { return .decoding("unknown") }
                        switch d {
                        case .keyNotFound(let key, _): return .decoding("missing \(key.stringValue)")
                        case .typeMismatch(let type, let ctx):
                            return .decoding("\(type) at \(ctx.codingPath.map(\.stringValue).joined(separator: "."))")
                        default: return .decoding("other")
                        }
                    }
            }
            callbackQueue.async { completion(mapped) }
        }
    }
}

let transport = StubTransport()
    .stub("/users/1", body: #"{"id": 1, "display_name": "Ada", "tags": ["math"]}"#)
    .stub("/users/2", body: #"{"id": 2, "name": "nope"}"#)
    .stub("/users/3", body: #"{"id": 3, "display_name": 7}"#)
    .stub("/users/5", status: 503)
    .stub("/ping")
let callbacks = DispatchQueue(label: "callbacks")
let client = Client(transport: transport, callbackQueue: callbacks)
var token: String? = nil
client.use { h, path in
        if let token { h["Authorization"] = "Bearer \(token)" }
        return nil
    }
    .use { h, path in path.hasSuffix("9") ? .unauthorized : nil }

let group = DispatchGroup()
func run<E: Endpoint>(_ e: E, _ name: String) where E.Response == User {
    group.enter()
    client.perform(e) { r in
        defer { group.leave() }
        switch r {
        case .success(let u): print(name, u.displayName, u.tags?.first ?? "-")
        case .failure(let e): print(name, "failed:", e)
        }
    }
}
run(GetUser(id: 1), "anon")
group.wait()
token = "s3cret"
for id in [1, 2, 3, 4, 5, 9] {
    run(GetUser(id: id), "u\(id)")
    group.wait()
}
let done = DispatchSemaphore(value: 0)
client.perform(Ping()) { r in
    if case .success = r { print("pong") }
    done.signal()
}
done.wait()
print(Ping().headers.map { "\($0.name)=\($0.value)" }.joined(separator: "; "))
print(Ping().headers["missing", default: "fallback"], HTTPMethod.allCases.map(\.rawValue))
print("hits", transport.hitCount("/users/1"), transport.hitCount("/users/9"))
