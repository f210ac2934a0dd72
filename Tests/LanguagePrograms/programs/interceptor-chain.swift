// A middleware pipeline: requests pass through interceptors, each may finish, retry or go on.
import Foundation
import Dispatch

struct HTTPRequest {
    var path: String
    var headers: [String: String] = [:]
    var attempt = 0
}

struct HTTPResponse: CustomStringConvertible {
    let status: Int
    let body: String
    var description: String { "\(status) \(body)" }
}

enum PipelineError: Error, Equatable {
    case unauthorized
    case tooManyAttempts(Int)
    case dropped(reason: String)
}

typealias Completion = (Result<HTTPResponse, Error>) -> Void
typealias Next = (HTTPRequest, @escaping Completion) -> Void

protocol Interceptor: AnyObject {
    func intercept(_ request: HTTPRequest, next: @escaping Next, completion: @escaping Completion)
}

final class Pipeline {
    private let interceptors: [Interceptor]
    private let transport: Next
    private let queue = DispatchQueue(label: "pipeline")

    init(_ interceptors: [Interceptor], transport: @escaping Next) {
        self.interceptors = interceptors
        self.transport = transport
    }

    func send(_ request: HTTPRequest, completion: @escaping Completion) {
        let chain = interceptors.reversed().reduce(transport) { next, interceptor in
            { request, completion in
                interceptor.intercept(request, next: next, completion: completion)
            }
        }
        queue.async { chain(request, completion) }
    }
}

final class AuthInterceptor: Interceptor {
    private var token: String?
    private let refresh: (@escaping (String) -> Void) -> Void
    init(refresh: @escaping (@escaping (String) -> Void) -> Void) { self.refresh = refresh }

    func intercept(_ request: HTTPRequest, next: @escaping Next, completion: @escaping Completion) {
        var request = request
        guard let token = token else {
            refresh { [weak self] new in
                self?.token = new
                request.headers["Authorization"] = "Bearer \(new)"
                next(request, completion)
            }
            return
        }
        request.headers["Authorization", default: ""] += "Bearer \(token)"
        next(request, completion)
    }
}

final class RetryInterceptor: Interceptor {
    let limit: Int
    let queue: DispatchQueue
    init(limit: Int, queue: DispatchQueue) { (self.limit, self.queue) = (limit, queue) }

    func intercept(_ request: HTTPRequest, next: @escaping Next, completion: @escaping Completion) {
        next(request) { [limit, queue] result in
            switch result {
            case .success(let response) where 500..<600 ~= response.status:
                guard request.attempt < limit else {
                    return completion(.failure(PipelineError.tooManyAttempts(request.attempt + 1)))
                }
                var again = request
                again.attempt += 1
                queue.asyncAfter(deadline: .now() + .milliseconds(50 * again.attempt)) {
                    self.intercept(again, next: next, completion: completion)
                }
            default:
                completion(result)
            }
        }
    }
}

final class LoggingInterceptor: Interceptor {
    private(set) var lines: [String] = []
    func intercept(_ request: HTTPRequest, next: @escaping Next, completion: @escaping Completion) {
        lines.append("→ \(request.path) #\(request.attempt)")
        next(request) { result in
            self.lines.append("← \(request.path) " + ((try? result.get().status).map(String.init) ?? "error"))
            completion(result)
        }
    }
}

let network = DispatchQueue(label: "network", attributes: .concurrent)
let state = DispatchQueue(label: "state")
var hits: [String: Int] = [:]

let log = LoggingInterceptor()
let pipeline = Pipeline([
    log,
    RetryInterceptor(limit: 2, queue: state),
    AuthInterceptor { done in state.asyncAfter(deadline: .now() + 0.03) { done("t-1") } },
]) { request, completion in
    network.asyncAfter(deadline: .now() + .milliseconds(40)) {
        state.async {
            hits[request.path, default: 0] += 1
            let status: Int
            switch (request.path, hits[request.path]!) {
            case ("/ok", _): status = 200
            case ("/flaky", 1): status = 503
            case ("/flaky", _): status = 201
            case (let path, let n) where path.hasPrefix("/down"): status = 500 + n
            default: status = 404
            }
            completion(.success(HTTPResponse(status: status, body: request.headers["Authorization"] ?? "-")))
        }
    }
}

func show(_ path: String, then: @escaping () -> Void = {}) {
    pipeline.send(HTTPRequest(path: path)) { result in
        switch result {
        case .success(let response): print(path, response)
        case .failure(let error as PipelineError) where error == .tooManyAttempts(3): print(path, "gave up")
        case .failure(let error): print(path, error)
        }
        then()
    }
}

show("/ok") {
    show("/flaky") {
        show("/down/1") {
            show("/nowhere") {
                print(log.lines.joined(separator: "\n"))
                exit(0)
            }
        }
    }
}
dispatchMain()
