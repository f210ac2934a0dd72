// programs: an authenticated client which queues requests while one token refresh runs
import Foundation

struct Token: Equatable { let value: String; let uses: Int }

enum AuthError: Error { case unauthorized, refreshFailed(Int) }

final class AuthServer {
    private let queue = DispatchQueue(label: "auth-server")
    private var valid: [String: Int] = [:]
    private var issued = 0
    private var refusals: Set<Int>
    private(set) var log: [String] = []

    init(refusing refusals: Set<Int> = []) { self.refusals = refusals }

    func refresh(_ reply: @escaping (Result<Token, AuthError>) -> Void) {
        queue.asyncAfter(deadline: .now() + .milliseconds(20)) { [self] in
            issued += 1
            log.append("refresh \(issued)")
            if refusals.contains(issued) { return reply(.failure(.refreshFailed(issued))) }
            let token = Token(value: "t\(issued)", uses: 3)
            valid[token.value] = token.uses
            reply(.success(token))
        }
    }

    func call(_ path: String, token: Token?, _ reply: @escaping (Result<String, AuthError>) -> Void) {
        queue.async { [self] in
            guard let token = token, let left = valid[token.value], left > 0 else {
                log.append("401 \(path)")
                return reply(.failure(.unauthorized))
            }
            valid[token.value] = left - 1
            log.append("200 \(path)")
            reply(.success("\(path) with \(token.value)"))
        }
    }

    var history: [String] { queue.sync { log } }
}

final class AuthClient {
    private enum TokenState {
        case none
        case valid(Token)
        case refreshing(waiting: [(Result<Token, AuthError>) -> Void])
    }

    private let server: AuthServer
    private let queue = DispatchQueue(label: "auth-client")
    private var state = TokenState.none

    init(server: AuthServer) { self.server = server }

    func get(_ path: String, completion: @escaping (Result<String, AuthError>) -> Void) {
        queue.async { self.attempt(path, retries: 2, completion) }
    }

    func hold() { queue.suspend() }
    func release() { queue.resume() }

    private func attempt(_ path: String, retries: Int, _ completion: @escaping (Result<String, AuthError>) -> Void) {
        withToken { [self] result in
            switch result {
            case .failure(let error): completion(.failure(error))
            case .success(let token):
                server.call(path, token: token) { [self] reply in
                    queue.async { [self] in
                        if case .failure(.unauthorized) = reply, retries > 0 {
                            if case .valid(token) = state { state = .none }
                            attempt(path, retries: retries - 1, completion)
                        } else {
                            completion(reply)
                        }
                    }
                }
            }
        }
    }

    private func withToken(_ body: @escaping (Result<Token, AuthError>) -> Void) {
        switch state {
        case .valid(let token):
            body(.success(token))
        case .refreshing(let waiting):
            state = .refreshing(waiting: waiting + [body])
        case .none:
            state = .refreshing(waiting: [body])
            server.refresh { [weak self] result in
                self?.queue.async { self?.refreshed(result) }
            }
        }
    }

    private func refreshed(_ result: Result<Token, AuthError>) {
        guard case .refreshing(let waiting) = state else { return }
        if case .success(let token) = result { state = .valid(token) } else { state = .none }
        waiting.forEach { $0(result) }
    }
}

func ~= (pattern: Token, value: Token) -> Bool { pattern == value }

let server = AuthServer(refusing: [3])
let client = AuthClient(server: server)

func run(_ paths: String...) {
    let group = DispatchGroup()
    let collect = DispatchQueue(label: "collect")
    var lines: [String: String] = [:]
    client.hold()
    for path in paths {
        group.enter()
        client.get(path) { result in
            collect.async {
                switch result {
                case .success(let text): lines[path] = text
                case .failure(.refreshFailed(let n)): lines[path] = "\(path) failed in refresh \(n)"
                case .failure(let error): lines[path] = "\(path) \(error)"
                }
                group.leave()
            }
        }
    }
    client.release()
    group.wait()
    paths.sorted().forEach { print(lines[$0] ?? "missing") }
}

run("/a", "/b")
print("--")
run("/c")
run("/d", "/e", "/f")
print("--")
run("/g")
run("/h")
print(server.history.joined(separator: ", "))
