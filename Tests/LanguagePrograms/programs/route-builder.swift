// programs: a router described with a result builder, middleware and parameters
import Foundation

struct Request {
    enum Method: String { case get = "GET", post = "POST", delete = "DELETE" }
    var method: Method
    var path: String
    var body = ""
    var parameters: [String: String] = [:]
    init(_ method: Method, _ path: String, body: String = "") {
        self.method = method
        self.path = path
        self.body = body
    }
}

struct Response: CustomStringConvertible {
    var status = 200
    var body: String
    var description: String { "\(status) \(body)" }
    static let notFound = Response(status: 404, body: "not found")
}

typealias Handler = (Request) -> Response

indirect enum Route {
    case endpoint(Request.Method, String, Handler)
    case group(String, [Route])
    case wrapped(Route, (@escaping Handler) -> Handler)
    case none

    func flattened(_ prefix: String = "") -> [(method: Request.Method, path: String, handler: Handler)] {
        switch self {
        case .endpoint(let method, let path, let handler): return [(method, prefix + path, handler)]
        case .group(let path, let routes): return routes.flatMap { $0.flattened(prefix + path) }
        case .wrapped(let route, let middleware): return route.flattened(prefix).map { ($0.method, $0.path, middleware($0.handler)) }
        case .none: return []
        }
    }
}

@resultBuilder
enum RouteBuilder {
    static func buildExpression(_ route: Route) -> [Route] { [route] }
    static func buildExpression(_ path: String) -> [Route] { [.endpoint(.get, path) { _ in Response(body: path) }] }
    static func buildBlock(_ parts: [Route]...) -> [Route] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Route]?) -> [Route] { part ?? [] }
    static func buildEither(first part: [Route]) -> [Route] { part }
    static func buildEither(second part: [Route]) -> [Route] { part }
    static func buildArray(_ parts: [[Route]]) -> [Route] { parts.flatMap { $0 } }
}

func get(_ path: String, _ handler: @escaping Handler) -> Route { .endpoint(.get, path, handler) }
func post(_ path: String, _ handler: @escaping Handler) -> Route { .endpoint(.post, path, handler) }
func group(_ path: String, @RouteBuilder _ content: () -> [Route]) -> Route { .group(path, content()) }

extension Route {
    func with(_ middleware: @escaping (Request, Handler) -> Response) -> Route {
        .wrapped(self) { next in { request in middleware(request, next) } }
    }
}

final class Router {
    private let routes: [(method: Request.Method, path: [Substring], handler: Handler)]
    private let queue = DispatchQueue(label: "router", attributes: .concurrent)

    init(@RouteBuilder routes: () -> [Route]) {
        self.routes = routes().flatMap { $0.flattened() }.map { ($0.method, $0.path.split(separator: "/"), $0.handler) }
    }

    var table: [String] { routes.map { "\($0.method.rawValue) /" + $0.path.joined(separator: "/") } }

    func handle(_ request: Request) -> Response {
        let parts = request.path.split(separator: "/")
        for route in routes where route.method == request.method && route.path.count == parts.count {
            var request = request
            let matches = zip(route.path, parts).allSatisfy { pattern, part in
                if pattern.hasPrefix(":") {
                    request.parameters[String(pattern.dropFirst())] = String(part)
                    return true
                }
                return pattern == part
            }
            if matches { return route.handler(request) }
        }
        return .notFound
    }

    func handle(_ requests: [Request], completion: @escaping ([Response]) -> Void) {
        var responses = Array(repeating: Response.notFound, count: requests.count)
        let group = DispatchGroup()
        let lock = NSLock()
        for (index, request) in requests.enumerated() {
            queue.async(group: group) {
                let response = self.handle(request)
                lock.lock()
                responses[index] = response
                lock.unlock()
            }
        }
        group.notify(queue: queue) { completion(responses) }
    }
}

let isDebug = true
let versions = ["v1", "v2"]
let log = NSMutableLog()
final class NSMutableLog {
    private var lines: [String] = []
    private let lock = NSLock()
    func add(_ line: String) { lock.lock(); lines.append(line); lock.unlock() }
    var sorted: [String] { lock.lock(); defer { lock.unlock() }; return lines.sorted() }
}

let router = Router {
    "/ping"
    get("/hello/:name") { Response(body: "hello \($0.parameters["name"] ?? "?")") }
    for version in versions {
        group("/" + version) {
            get("/users") { _ in Response(body: "\(version) users") }
            if version == "v2" {
                post("/users") { request in Response(status: 201, body: "made \(request.body)") }
            }
        }
    }
    if isDebug {
        get("/debug") { _ in Response(body: "debug") }
    } else {
        get("/release") { _ in Response(body: "release") }
    }
    group("/admin") {
        get("/stats") { _ in Response(body: "stats") }
        group("/deep") {
            get("/:a/:b") { Response(body: $0.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")) }
        }
    }.with { request, next in
        guard request.body == "secret" else { return Response(status: 401, body: "who are you?") }
        log.add("admin \(request.path)")
        return next(request)
    }
}
print(router.table.joined(separator: "\n"))

let done = DispatchSemaphore(value: 0)
router.handle([
    Request(.get, "/ping"), Request(.get, "/hello/ann"), Request(.get, "/v1/users"), Request(.post, "/v1/users", body: "bob"),
    Request(.post, "/v2/users", body: "bob"), Request(.get, "/debug"), Request(.get, "/release"), Request(.get, "/admin/stats"),
    Request(.get, "/admin/stats", body: "secret"), Request(.get, "/admin/deep/1/2", body: "secret"), Request(.delete, "/ping"),
]) { responses in
    responses.forEach { print($0) }
    done.signal()
}
done.wait()
print(log.sorted)
