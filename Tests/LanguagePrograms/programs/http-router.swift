// programs: an Express-like router with path parameters, middleware chains and a mock server on a queue
import Foundation

struct Request {
    var method: Method
    var path: String
    var headers: [String: String] = [:]
    var parameters: [String: String] = [:]
    var user: String?
    enum Method: String { case GET, POST, DELETE }
}

struct Response: Equatable {
    var status: Int
    var body: String
    static func ok(_ body: String) -> Response { Response(status: 200, body: body) }
    static let notFound = Response(status: 404, body: "not found")
}

typealias Reply = (Response) -> Void
typealias Handler = (Request, @escaping Reply) -> Void
typealias Middleware = (Request, @escaping Reply, @escaping (Request) -> Void) -> Void

enum Segment: Equatable {
    case literal(String)
    case parameter(String)
    case rest

    init(_ text: Substring) {
        switch text.first {
        case ":": self = .parameter(String(text.dropFirst()))
        case "*": self = .rest
        default: self = .literal(String(text))
        }
    }
}

struct Route {
    let method: Request.Method
    let pattern: [Segment]
    let handler: Handler

    func match(_ request: Request) -> [String: String]? {
        guard request.method == method else { return nil }
        var parts = request.path.split(separator: "/")[...]
        var found: [String: String] = [:]
        for segment in pattern {
            if case .rest = segment {
                found["*"] = parts.joined(separator: "/")
                return found
            }
            guard let part = parts.popFirst() else { return nil }
            switch segment {
            case .literal(let text) where text == part: continue
            case .parameter(let name): found[name] = String(part)
            default: return nil
            }
        }
        return parts.isEmpty ? found : nil
    }
}

final class App {
    private var routes: [Route] = []
    private var middlewares: [Middleware] = []
    private let queue = DispatchQueue(label: "app")

    func use(_ middleware: @escaping Middleware) { middlewares.append(middleware) }

    func on(_ method: Request.Method, _ path: String, _ handler: @escaping Handler) {
        routes.append(Route(method: method, pattern: path.split(separator: "/").map(Segment.init), handler: handler))
    }

    func get(_ path: String, _ body: @escaping (Request) -> Response) {
        on(.GET, path) { request, reply in reply(body(request)) }
    }

    func handle(_ request: Request, reply: @escaping Reply) {
        queue.async { self.run(0, request, reply) }
    }

    func idle() { queue.sync {} }

    private func run(_ index: Int, _ request: Request, _ reply: @escaping Reply) {
        if index < middlewares.count {
            middlewares[index](request, reply) { next in self.run(index + 1, next, reply) }
            return
        }
        for route in routes {
            guard let parameters = route.match(request) else { continue }
            var copy = request
            copy.parameters = parameters
            return route.handler(copy, reply)
        }
        reply(.notFound)
    }
}

let app = App()
var accessLog: [String] = []
app.use { request, reply, next in
    next(request)
    accessLog.append("\(request.method.rawValue) \(request.path)")
}
app.use { request, reply, next in
    guard request.path.hasPrefix("/admin") else { return next(request) }
    guard let token = request.headers["token"], token.hasSuffix("-ok") else {
        return reply(Response(status: 401, body: "who are you?"))
    }
    var known = request
    known.user = String(token.dropLast(3))
    next(known)
}

app.get("/") { _ in .ok("home") }
app.get("/users/:id") { r in .ok("user \(r.parameters["id"]!)") }
app.get("/users/:id/posts/:post") { r in
    guard let post = r.parameters["post"].flatMap(Int.init) else { return Response(status: 400, body: "bad post") }
    return .ok("post \(post + 1) of \(r.parameters["id", default: "?"])")
}
app.get("/files/*") { .ok("file " + $0.parameters["*"]!) }
app.on(.DELETE, "/admin/cache") { request, reply in
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) {
        reply(.ok("cleared for \(request.user ?? "nobody")"))
    }
}

let done = DispatchSemaphore(value: 0)
func ask(_ method: Request.Method, _ path: String, _ headers: [String: String] = [:]) {
    app.handle(Request(method: method, path: path, headers: headers)) { response in
        print(path, "=>", response.status, response.body)
        done.signal()
    }
    done.wait()
}

ask(.GET, "/")
ask(.GET, "/users/7")
ask(.GET, "/users/7/posts/41")
ask(.GET, "/users/7/posts/x")
ask(.GET, "/files/a/b/c.txt")
ask(.POST, "/users/7")
ask(.DELETE, "/admin/cache")
ask(.DELETE, "/admin/cache", ["token": "root-ok"])
ask(.GET, "/users/7/extra")
app.handle(Request(method: .GET, path: "/last")) { response in
    print(response == .notFound)
    done.signal()
}
done.wait()
app.idle()
print(accessLog.count, accessLog.first ?? "")
