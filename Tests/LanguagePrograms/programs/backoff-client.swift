// programs: an HTTP-like client with retry policies, exponential backoff and a scripted server
import Foundation

enum HTTPStatus: Int {
    case ok = 200
    case created = 201
    case notFound = 404
    case tooMany = 429
    case serverError = 500
    case unavailable = 503

    var isRetryable: Bool {
        switch self {
        case .tooMany, .serverError, .unavailable: return true
        default: return false
        }
    }
}

struct Request {
    enum Method: String { case get = "GET", post = "POST" }
    var method: Method = .get
    var path: String
    var body: [String: String] = [:]
}

struct Response {
    let status: HTTPStatus
    let body: String
}

enum ClientError: Error {
    case exhausted(attempts: Int, last: HTTPStatus)
    case permanent(HTTPStatus)
}

struct RetryPolicy {
    var maxAttempts: Int
    var delay: (Int) -> Int

    static let none = RetryPolicy(maxAttempts: 1) { _ in 0 }
    static func constant(_ ms: Int, times: Int) -> RetryPolicy {
        RetryPolicy(maxAttempts: times) { _ in ms }
    }
    static func exponential(base: Int, factor: Int = 2, cap: Int = 100, times: Int) -> RetryPolicy {
        RetryPolicy(maxAttempts: times) { attempt in
            var value = base
            for _ in 1..<attempt { value *= factor }
            return min(value, cap)
        }
    }
}

final class ScriptedServer {
    private var scripts: [String: [HTTPStatus]]
    private let queue = DispatchQueue(label: "server")
    private(set) var log: [String] = []

    init(_ scripts: [String: [HTTPStatus]]) { self.scripts = scripts }

    func handle(_ request: Request, reply: @escaping (Response) -> Void) {
        queue.async {
            var remaining = self.scripts[request.path] ?? []
            let status = remaining.isEmpty ? HTTPStatus.notFound : remaining.removeFirst()
            if !remaining.isEmpty || status != .ok { self.scripts[request.path] = remaining }
            self.log.append("\(request.method.rawValue) \(request.path) -> \(status.rawValue)")
            reply(Response(status: status, body: "\(status)"))
        }
    }

    var history: [String] { queue.sync { log } }
}

final class Client {
    let server: ScriptedServer
    let callbackQueue = DispatchQueue(label: "client.callbacks")
    var waits: [String: [Int]] = [:]

    init(server: ScriptedServer) { self.server = server }

    func send(_ request: Request, policy: RetryPolicy = .none,
              completion: @escaping (Result<Response, ClientError>) -> Void) {
        attempt(request, number: 1, policy: policy, completion: completion)
    }

    private func attempt(_ request: Request, number: Int, policy: RetryPolicy,
                         completion: @escaping (Result<Response, ClientError>) -> Void) {
        server.handle(request) { [self] response in
            callbackQueue.async {
                switch response.status {
                case .ok, .created:
                    completion(.success(response))
                case let status where status.isRetryable && number < policy.maxAttempts:
                    let ms = policy.delay(number)
                    waits[request.path, default: []].append(ms)
                    callbackQueue.asyncAfter(deadline: .now() + .milliseconds(ms)) {
                        attempt(request, number: number + 1, policy: policy, completion: completion)
                    }
                case let status where status.isRetryable:
                    completion(.failure(.exhausted(attempts: number, last: status)))
                case let status:
                    completion(.failure(.permanent(status)))
                }
            }
        }
    }

    func sendSync(_ request: Request, policy: RetryPolicy) throws -> Response {
        let semaphore = DispatchSemaphore(value: 0)
        var outcome: Result<Response, ClientError>!
        send(request, policy: policy) {
            outcome = $0
            semaphore.signal()
        }
        semaphore.wait()
        return try outcome.get()
    }
}

let server = ScriptedServer([
    "/users": [.serverError, .unavailable, .ok],
    "/orders": [.tooMany, .tooMany, .tooMany, .tooMany],
    "/health": [.ok],
])
let client = Client(server: server)

func report(_ path: String, _ policy: RetryPolicy) {
    do {
        let response = try client.sendSync(Request(path: path), policy: policy)
        print(path, "succeeded:", response.status.rawValue, response.body)
    } catch ClientError.exhausted(let attempts, let last) {
        print(path, "gave up after", attempts, "attempts, last", last.rawValue)
    } catch let ClientError.permanent(status) {
        print(path, "failed for good:", status)
    } catch {
        print("unexpected \(error)")
    }
}

report("/users", .exponential(base: 10, times: 5))
report("/orders", .constant(5, times: 3))
report("/health", .none)
report("/missing", .exponential(base: 1, times: 4))

for path in client.waits.keys.sorted() {
    print("waits", path, client.waits[path]!)
}
server.history.enumerated().forEach { print("\($0.offset + 1).", $0.element) }
let p = RetryPolicy.exponential(base: 8, factor: 3, cap: 100, times: 6)
print((1...5).map(p.delay))
