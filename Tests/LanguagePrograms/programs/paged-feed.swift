// programs: a paged feed with prefetching, generic endpoints, decoding by hand and retries
import Foundation

protocol Endpoint {
    associatedtype Response: Decodable1
    var path: String { get }
    var query: [(name: String, value: String)] { get }
}

protocol Decodable1 { init(from json: JSON) throws }

extension Endpoint {
    var query: [(name: String, value: String)] { [] }
    var url: String {
        query.isEmpty ? path : path + "?" + query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }
}

@dynamicMemberLookup
enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    case string(String), number(Int), bool(Bool), array([JSON]), object([(String, JSON)]), null

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }

    subscript(dynamicMember name: String) -> JSON { self[name] }
    subscript(name: String) -> JSON {
        guard case .object(let fields) = self else { return .null }
        return fields.first { $0.0 == name }?.1 ?? .null
    }
    subscript(index: Int) -> JSON {
        if case .array(let elements) = self, elements.indices ~= index { return elements[index] }
        return .null
    }

    func require<T>(_ type: T.Type = T.self, _ what: String = #function) throws -> T {
        let value: Any
        switch self {
        case .string(let text): value = text
        case .number(let number): value = number
        case .bool(let flag): value = flag
        case .array(let elements): value = elements
        case .object, .null: throw DecodingError.missing(what)
        }
        guard let result = value as? T else { throw DecodingError.mismatch(expected: "\(T.self)", found: name(of: value)) }
        return result
    }

    private func name(of value: Any) -> String { String(describing: type(of: value)) }
}

enum DecodingError: Error, Equatable { case missing(String), mismatch(expected: String, found: String) }
enum NetworkError: Error, Equatable {
    case offline
    case status(Int)
    var isTransient: Bool {
        switch self {
        case .offline, .status(500...599): return true
        case .status: return false
        }
    }
}

struct Post: Decodable1, Hashable, Identifiable {
    let id: Int
    let title: String
    init(from json: JSON) throws {
        id = try json.id.require()
        title = try json.title.require()
    }
}

struct Page<Item: Decodable1>: Decodable1 {
    let items: [Item]
    let next: Int?
    init(from json: JSON) throws {
        items = try json.items.require([JSON].self).map { try Item(from: $0) }
        next = try? json.next.require(Int.self)
    }
}

struct PostsEndpoint: Endpoint {
    typealias Response = Page<Post>
    let page: Int
    let path = "/posts"
    var query: [(name: String, value: String)] { [("page", "\(page)"), ("size", "2")] }
}

final class FakeServer {
    private let queue = DispatchQueue(label: "server")
    private var failures: [String: [NetworkError]]
    private(set) var hits: [String] = []
    init(failures: [String: [NetworkError]]) { self.failures = failures }

    func get(_ url: String, completion: @escaping (Result<JSON, NetworkError>) -> Void) {
        queue.asyncAfter(deadline: .now() + .milliseconds(15)) { [self] in
            hits.append(url)
            if let failure = failures[url]?.popLast() { return completion(.failure(failure)) }
            guard let page = url.split(separator: "&").first?.last?.wholeNumberValue, page < 4 else { return completion(.failure(.status(404))) }
            let first = page * 2 - 1
            let items: [JSON] = [first, first + 1].map { ["id": .number($0), "title": $0 == 6 ? 6 : .string("post \($0)")] }
            completion(.success(["items": .array(items), "next": page < 3 ? .number(page + 1) : .null]))
        }
    }
}

final class Client {
    private let server: FakeServer
    private let callbackQueue: DispatchQueue
    init(server: FakeServer, callbackQueue: DispatchQueue) { (self.server, self.callbackQueue) = (server, callbackQueue) }

    func send<E: Endpoint>(_ endpoint: E, retries: Int = 2, completion: @escaping (Result<E.Response, Error>) -> Void) {
        server.get(endpoint.url) { [weak self] result in
            guard let self else { return }
            switch result {
            case .failure(let error) where error.isTransient && retries > 0:
                self.send(endpoint, retries: retries - 1, completion: completion)
            default:
                let decoded = result.mapError { $0 as Error }.flatMap { json in Result { try E.Response(from: json) } }
                self.callbackQueue.async { completion(decoded) }
            }
        }
    }
}

final class Feed {
    enum State: Equatable { case idle, loading, failed(String), finished }
    private(set) var posts: [Post] = []
    private(set) var state = State.idle { didSet { onChange?(oldValue, state) } }
    var onChange: ((State, State) -> Void)?
    private var next: Int? = 1
    private let client: Client
    init(client: Client) { self.client = client }

    func loadMore() {
        guard state != .loading, let page = next else { return }
        state = .loading
        client.send(PostsEndpoint(page: page)) { [unowned self] result in
            switch result {
            case .success(let page):
                posts += page.items.filter { !posts.contains($0) }
                next = page.next
                state = next == nil ? .finished : .idle
            case .failure(let error as NetworkError): state = .failed("network: \(error)")
            case .failure(let error): state = .failed("\(error)")
            }
        }
    }
}

let server = FakeServer(failures: ["/posts?page=1&size=2": [.offline], "/posts?page=2&size=2": [.status(403), .status(503), .status(500)]])
let feed = Feed(client: Client(server: server, callbackQueue: .main))
var steps = 0
feed.onChange = { old, new in
    print(old, "→", new, feed.posts.map(\.id))
    guard new != .loading else { return }
    steps += 1
    if steps == 5 || new == .finished {
        print(server.hits.count, Set(server.hits).sorted())
        exit(0)
    }
    DispatchQueue.main.async { feed.loadMore() }
}
feed.loadMore()
feed.loadMore()
dispatchMain()
