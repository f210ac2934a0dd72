import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// A network layer in the style of many app templates, with fakes for the transport.
enum HTTPMethod: String { case get = "GET", post = "POST", put = "PUT", delete = "DELETE" }

protocol Endpoint {
    associatedtype Response: Decodable
    var path: String { get }
    var method: HTTPMethod { get }
    var query: [String: String] { get }
    func body() throws -> Data?
}

extension Endpoint {
    var method: HTTPMethod { .get }
    var query: [String: String] { [:] }
    func body() throws -> Data? { nil }

    func makeRequest(base: URL) throws -> URLRequest {
        guard var components = URLComponents(url: base.appendingPathComponent(path), resolvingAgainstBaseURL: false) else {
            throw NetworkError.badURL(path)
        }
        if !query.isEmpty {
            components.queryItems = query.sorted { $0.key < $1.key }.map(URLQueryItem.init(name:value:))
        }
        guard let url = components.url else { throw NetworkError.badURL(path) }
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        request.httpBody = try body()
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return request
    }
}

enum NetworkError: LocalizedError, Equatable {
    case badURL(String)
    case status(Int)
    case offline

    var errorDescription: String? {
        switch self {
        case .badURL(let path): return "Bad URL: \(path)"
        case .status(let code) where (500..<600).contains(code): return "Server error \(code)"
        case .status(let code): return "Status \(code)"
        case .offline: return "You are offline"
        }
    }

    var isRetryable: Bool {
        if case .status(let code) = self, code >= 500 { return true }
        return self == .offline
    }
}

protocol Transport: AnyObject {
    func send(_ request: URLRequest, completion: @escaping (Result<(Data, Int), Error>) -> Void)
}

final class FakeTransport: Transport {
    typealias Reply = (status: Int, json: String, delay: TimeInterval)
    private let queue = DispatchQueue(label: "fake.transport", qos: .utility)
    private var replies: [String: [Reply]]
    private(set) var log: [String] = []

    init(_ replies: [String: [Reply]]) { self.replies = replies }

    func send(_ request: URLRequest, completion: @escaping (Result<(Data, Int), Error>) -> Void) {
        queue.async {
            let key = "\(request.httpMethod ?? "?") \(request.url!.path)"
            self.log.append(key + (request.url?.query.map { "?" + $0 } ?? ""))
            guard var list = self.replies[key], let reply = list.first else {
                return completion(.failure(NetworkError.offline))
            }
            list.removeFirst()
            self.replies[key] = list.isEmpty ? [reply] : list
            self.queue.asyncAfter(deadline: .now() + reply.delay) {
                completion(.success((Data(reply.json.utf8), reply.status)))
            }
        }
    }
}

final class Client {
    struct Policy { var retries = 2; var backoff: (Int) -> DispatchTimeInterval = { .milliseconds(10 << $0) } }

    private let base: URL
    private let transport: Transport
    private let policy: Policy
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }()
    private let callbackQueue: DispatchQueue

    init(base: URL, transport: Transport, policy: Policy = Policy(), callbackQueue: DispatchQueue = .main) {
        (self.base, self.transport, self.policy, self.callbackQueue) = (base, transport, policy, callbackQueue)
    }

    @discardableResult
    func load<E: Endpoint>(_ endpoint: E, completion: @escaping (Result<E.Response, Error>) -> Void) -> DispatchWorkItem {
        let token = DispatchWorkItem {}
        attempt(endpoint, 0, token, completion)
        return token
    }

    private func attempt<E: Endpoint>(_ endpoint: E, _ number: Int, _ token: DispatchWorkItem, _ completion: @escaping (Result<E.Response, Error>) -> Void) {
        let finish: (Result<E.Response, Error>) -> Void = { [callbackQueue] result in
            guard !token.isCancelled else { return }
            callbackQueue.async { completion(result) }
        }
        do {
            let request = try endpoint.makeRequest(base: base)
            transport.send(request) { [weak self] result in
                guard let self = self else { return }
                let outcome = result.flatMap { data, status -> Result<E.Response, Error> in
                    guard 200..<300 ~= status else { return .failure(NetworkError.status(status)) }
                    return Result { try self.decoder.decode(E.Response.self, from: data) }
                }
                switch outcome {
                case .failure(let error as NetworkError) where error.isRetryable && number < self.policy.retries && !token.isCancelled:
                    DispatchQueue.global().asyncAfter(deadline: .now() + self.policy.backoff(number)) {
                        self.attempt(endpoint, number + 1, token, completion)
                    }
                default:
                    finish(outcome)
                }
            }
        } catch {
            finish(.failure(error))
        }
    }
}

struct User: Decodable { let id: Int; let fullName: String; let tags: [String]? }
struct Empty: Decodable {}
struct GetUser: Endpoint {
    typealias Response = User
    let id: Int
    var path: String { "users/\(id)" }
}
struct Search: Endpoint {
    typealias Response = [User]
    let text: String, page: Int
    let path = "search"
    var query: [String: String] { ["q": text, "page": String(page)] }
}
struct Delete: Endpoint {
    typealias Response = Empty
    let path: String
    let method = HTTPMethod.delete
}

let transport = FakeTransport([
    "GET /api/users/1": [(503, "", 0.05), (200, #"{"id": 1, "full_name": "Ada Lovelace", "tags": ["math"]}"#, 0.05)],
    "GET /api/search": [(200, #"[{"id": 2, "full_name": "Bob"}]"#, 0.3)],
    "DELETE /api/things": [(404, "{}", 0.6)],
])
let client = Client(base: URL(string: "https://example.com/api")!, transport: transport)
let group = DispatchGroup()
func describe<T>(_ name: String) -> (Result<T, Error>) -> Void {
    group.enter()
    return { result in
        defer { group.leave() }
        switch result {
        case .success(let value): print(name, "ok", value)
        case .failure(let error): print(name, "failed:", error.localizedDescription)
        }
    }
}
client.load(GetUser(id: 1), completion: describe("user"))
client.load(Search(text: "bo b", page: 2)) { (result: Result<[User], Error>) in describe("search")(result.map(\.count)) }
client.load(Delete(path: "things"), completion: describe("delete"))
let cancelled = client.load(GetUser(id: 9)) { _ in print("never") }
cancelled.cancel()
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
    group.notify(queue: .main) {
        print(transport.log.sorted())
        exit(0)
    }
}
dispatchMain()
