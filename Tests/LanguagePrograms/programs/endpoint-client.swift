// A generic API client: endpoints as types, Codable models, adapters, a stubbed session, retries and decoding errors.
import Foundation

enum HTTPMethod: String { case get = "GET", post = "POST", delete = "DELETE" }

protocol Endpoint {
    associatedtype Response: Decodable
    associatedtype Body: Encodable = Never?
    static var method: HTTPMethod { get }
    var path: String { get }
    var query: [String: String?] { get }
    var body: Body { get }
}
extension Endpoint {
    static var method: HTTPMethod { .get }
    var query: [String: String?] { [:] }
}
extension Endpoint where Body == Never? { var body: Body { nil } }

struct User: Codable, Equatable {
    enum Role: String, Codable { case admin, member }
    var id: Int
    var name: String
    var role: Role
    var tags: [String]?
    private enum CodingKeys: String, CodingKey { case id, name = "full_name", role, tags }
}
struct Page<Element: Decodable>: Decodable { let items: [Element]; let next: Int? }
struct EmptyResponse: Decodable {}

struct GetUsers: Endpoint {
    typealias Response = Page<User>
    var page: Int?
    var role: User.Role?
    var path: String { "users" }
    var query: [String: String?] { ["page": page.map(String.init), "role": role?.rawValue] }
}
struct CreateUser: Endpoint {
    typealias Response = User
    static let method = HTTPMethod.post
    let path = "users"
    let body: User
}
struct DeleteUser: Endpoint {
    typealias Response = EmptyResponse
    static var method: HTTPMethod { .delete }
    let id: Int
    var path: String { "users/\(id)" }
}

struct RawRequest: Hashable { var method: String, url: String, headers: [String: String] = [:], body: Data? }
struct RawResponse { var status: Int; var data: Data }

enum APIError: Error { case status(Int, message: String?), decoding(DecodingError), transport(URLError) }

protocol Session { func perform(_ request: RawRequest, completion: @escaping (Result<RawResponse, URLError>) -> Void) }

final class Client {
    private let base: String, session: Session, retries: Int
    private let queue = DispatchQueue(label: "api")
    private let encoder: JSONEncoder = { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return e }()
    private let decoder = JSONDecoder()
    var adapters: [(inout RawRequest) -> Void] = []

    init(base: String, session: Session, retries: Int = 1) { (self.base, self.session, self.retries) = (base, session, retries) }

    private func request<E: Endpoint>(for endpoint: E) throws -> RawRequest {
        var url = base + "/" + endpoint.path
        let items = endpoint.query.compactMapValues { $0 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        if !items.isEmpty { url += "?" + items.joined(separator: "&") }
        var request = RawRequest(method: E.method.rawValue, url: url, body: nil)
        if E.method == .post { request.body = try encoder.encode(endpoint.body) }
        for adapt in adapters { adapt(&request) }
        return request
    }

    func send<E: Endpoint>(_ endpoint: E, completion: @escaping (Result<E.Response, APIError>) -> Void) {
        queue.async { [self] in
            do { attempt(try request(for: endpoint), E.Response.self, left: retries, completion) }
            catch { preconditionFailure("\(error)") }
        }
    }

    private func attempt<R: Decodable>(_ request: RawRequest, _ type: R.Type, left: Int, _ completion: @escaping (Result<R, APIError>) -> Void) {
        session.perform(request) { [queue, decoder] result in
            queue.async {
                let outcome: Result<R, APIError>
                switch result {
                case .failure(let error) where error.code == .timedOut && left > 0:
                    return self.attempt(request, type, left: left - 1, completion)
                case .failure(let error): outcome = .failure(.transport(error))
                case .success(let response) where !(200..<300).contains(response.status):
                    let message = (try? decoder.decode([String: String].self, from: response.data))?["message"]
                    outcome = .failure(.status(response.status, message: message))
                case .success(let response):
                    do { outcome = .success(try decoder.decode(type, from: response.data.isEmpty ? Data("{}".utf8) : response.data)) }
                    catch let error as DecodingError { outcome = .failure(.decoding(error)) }
                    catch { fatalError() }
                }
                completion(outcome)
            }
        }
    }
}

final class StubSession: Session {
    typealias Stub = (RawRequest) -> Result<RawResponse, URLError>
    private var stubs: [(pattern: String, stub: Stub)] = []
    private(set) var log: [String] = []
    private let queue = DispatchQueue(label: "stub")
    func when(_ pattern: String, _ stub: @escaping Stub) -> Self { stubs.append((pattern, stub)); return self }
    func perform(_ request: RawRequest, completion: @escaping (Result<RawResponse, URLError>) -> Void) {
        queue.asyncAfter(deadline: .now() + .milliseconds(10)) { [self] in
            log.append("\(request.method) \(request.url.dropFirst("https://api.test".count)) \(request.headers["X-Token"] ?? "")")
            let match = stubs.last { request.url.contains($0.pattern) }
            completion(match?.stub(request) ?? .success(.init(status: 404, data: Data(#"{"message":"no such thing"}"#.utf8))))
        }
    }
}
func json(_ text: String, _ status: Int = 200) -> Result<RawResponse, URLError> { .success(RawResponse(status: status, data: Data(text.utf8))) }

var timeouts = 0
let session = StubSession()
    .when("users") { request in
        if let body = request.body, let user = try? JSONDecoder().decode(User.self, from: body) {
            return json(#"{"id": 9, "full_name": "\#(user.name.uppercased())", "role": "member"}"#, 201)
        }
        return json(#"{"items": [{"id": 1, "full_name": "Ann", "role": "admin", "tags": ["a"]}], "next": 2}"#)
    }
    .when("page=2") { _ in json(#"{"items": [{"id": 2, "full_name": "Ben", "role": "owner"}]}"#) }
    .when("page=3") { _ in timeouts += 1; return timeouts < 2 ? .failure(URLError(.timedOut)) : json(#"{"items": [], "next": null}"#) }
    .when("users/4") { _ in .success(RawResponse(status: 204, data: Data())) }
    .when("users/5") { _ in .failure(URLError(.notConnectedToInternet)) }
let client = Client(base: "https://api.test", session: session)
client.adapters.append { $0.headers["X-Token"] = "t0" }

let group = DispatchGroup()
func check<E: Endpoint>(_ endpoint: E, _ show: @escaping (E.Response) -> Any) {
    group.enter()
    client.send(endpoint) { result in
        switch result {
        case .success(let value): print(show(value))
        case .failure(.status(let code, let message)): print("status", code, message ?? "-")
        case .failure(.decoding(.dataCorrupted(let context))): print("corrupt at", context.codingPath.map(\.stringValue).joined(separator: "."))
        case .failure(.decoding(let error)): print("decoding", error)
        case .failure(.transport(let error)): print("transport", error.code == .notConnectedToInternet)
        }
        group.leave()
    }
    group.wait()
}
check(GetUsers(role: .admin)) { ($0.items.map(\.name), $0.next as Any) }
check(GetUsers(page: 2)) { $0.items.count }
check(GetUsers(page: 3)) { "\($0.items.count) after \(timeouts)" }
check(CreateUser(body: User(id: 0, name: "cy", role: .member, tags: nil))) { $0 }
check(DeleteUser(id: 4)) { "\(type(of: $0))" }
check(DeleteUser(id: 5)) { _ in "?" }
check(DeleteUser(id: 6)) { _ in "?" }
session.log.forEach { print($0) }
