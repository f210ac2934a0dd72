import Foundation

// Alamofire's Protected, Request state machine, RequestAdapter/Retrier/Interceptor, EventMonitor, underlyingQueue.

@propertyWrapper @dynamicMemberLookup
final class Protected<Value> {
    private let lock = NSLock()
    private var value: Value
    init(_ value: Value) { self.value = value }
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get { around { value } }
        set { around { value = newValue } }
    }
    var projectedValue: Protected<Value> { self }

    private func around<T>(_ closure: () throws -> T) rethrows -> T {
        lock.lock(); defer { lock.unlock() }
        return try closure()
    }
    func read<U>(_ closure: (Value) throws -> U) rethrows -> U { try around { try closure(self.value) } }
    @discardableResult
    func write<U>(_ closure: (inout Value) throws -> U) rethrows -> U { try around { try closure(&self.value) } }

    subscript<Property>(dynamicMember keyPath: WritableKeyPath<Value, Property>) -> Property {
        get { around { value[keyPath: keyPath] } }
        set { around { value[keyPath: keyPath] = newValue } }
    }
}

extension Protected where Value == Request.MutableState {
    func attemptToTransitionTo(_ state: Request.State) -> Bool {
        around {
            guard value.state.canTransitionTo(state) else { return false }
            value.state = state
            return true
        }
    }
}

enum AFError: Error, CustomStringConvertible {
    case explicitlyCancelled
    case responseValidationFailed(reason: ValidationFailureReason)
    enum ValidationFailureReason { case unacceptableStatusCode(code: Int), emptyBody }
    var description: String {
        switch self {
        case .explicitlyCancelled: return "Request explicitly cancelled."
        case let .responseValidationFailed(reason: .unacceptableStatusCode(code)): return "Response status code was unacceptable: \(code)."
        case .responseValidationFailed(.emptyBody): return "Response had no body."
        }
    }
}

protocol EventMonitor {
    var queue: DispatchQueue { get }
    func requestDidResume(_ request: Request)
    func request(_ request: Request, didFinishWith error: AFError?)
}
extension EventMonitor {
    var queue: DispatchQueue { .main }
    func requestDidResume(_ request: Request) {}
    func request(_ request: Request, didFinishWith error: AFError?) {}
}

final class CompositeEventMonitor: EventMonitor {
    let queue = DispatchQueue(label: "org.alamofire.compositeEventMonitor", qos: .utility)
    let monitors: [EventMonitor]
    init(monitors: [EventMonitor]) { self.monitors = monitors }
    func performEvent(_ event: @escaping (EventMonitor) -> Void) {
        queue.async {
            for monitor in self.monitors { monitor.queue.async { event(monitor) } }
        }
    }
    func requestDidResume(_ request: Request) { performEvent { $0.requestDidResume(request) } }
    func request(_ request: Request, didFinishWith error: AFError?) { performEvent { $0.request(request, didFinishWith: error) } }
}

final class ClosureMonitor: EventMonitor {
    let queue: DispatchQueue
    var requestDidFinish: ((Request, AFError?) -> Void)?
    init(queue: DispatchQueue) { self.queue = queue }
    func request(_ request: Request, didFinishWith error: AFError?) { requestDidFinish?(request, error) }
}

public class Request {
    public enum State {
        case initialized, resumed, suspended, cancelled, finished

        func canTransitionTo(_ state: State) -> Bool {
            switch (self, state) {
            case (.initialized, _): return true
            case (_, .initialized), (.cancelled, _), (.finished, _): return false
            case (.resumed, .cancelled), (.suspended, .cancelled), (.resumed, .suspended), (.suspended, .resumed): return true
            case (.suspended, .suspended), (.resumed, .resumed): return false
            case (_, .finished): return true
            }
        }
    }

    struct MutableState {
        var state: State = .initialized
        var retryCount = 0
        var error: AFError?
        var responseSerializers: [() -> Void] = []
        var status = 0
    }

    let id: UUID
    let path: String
    let underlyingQueue: DispatchQueue
    fileprivate let eventMonitor: EventMonitor?
    private weak var delegate: Session?
    @Protected fileprivate var mutableState = MutableState()

    var state: State { $mutableState.state }
    var isCancelled: Bool { state == .cancelled }
    var retryCount: Int { $mutableState.retryCount }

    init(id: UUID = UUID(), path: String, underlyingQueue: DispatchQueue, eventMonitor: EventMonitor?, delegate: Session) {
        self.id = id
        self.path = path
        self.underlyingQueue = underlyingQueue
        self.eventMonitor = eventMonitor
        self.delegate = delegate
    }

    @discardableResult
    func resume() -> Self {
        guard $mutableState.attemptToTransitionTo(.resumed) else { return self }
        underlyingQueue.async {
            self.eventMonitor?.requestDidResume(self)
            self.delegate?.perform(self)
        }
        return self
    }

    @discardableResult
    func cancel() -> Self {
        $mutableState.write { state in
            guard state.state.canTransitionTo(.cancelled) else { return }
            state.state = .cancelled
            state.error = .explicitlyCancelled
        }
        underlyingQueue.async { self.finish() }
        return self
    }

    func didReceive(status: Int) {
        dispatchPrecondition(condition: .onQueue(underlyingQueue))
        $mutableState.status = status
        guard !isCancelled else { return }
        if 200..<300 ~= status { return finish() }
        $mutableState.error = .responseValidationFailed(reason: .unacceptableStatusCode(code: status))
        guard let delegate = delegate, delegate.shouldRetry(self) else { return finish() }
        $mutableState.write { $0.retryCount += 1; $0.error = nil }
        underlyingQueue.asyncAfter(deadline: .now() + .milliseconds(4)) { delegate.perform(self) }
    }

    func finish() {
        guard $mutableState.attemptToTransitionTo(.finished) || isCancelled else { return }
        let serializers = $mutableState.write { state -> [() -> Void] in
            defer { state.responseSerializers.removeAll() }
            return state.responseSerializers
        }
        guard !serializers.isEmpty else { return }
        eventMonitor?.request(self, didFinishWith: mutableState.error)
        serializers.forEach { $0() }
    }

    @discardableResult
    func response(queue: DispatchQueue = .main, completionHandler: @escaping (Result<Int, AFError>) -> Void) -> Self {
        $mutableState.write { state in
            state.responseSerializers.append {
                let result: Result<Int, AFError> = self.mutableState.error.map { .failure($0) } ?? .success(self.mutableState.status)
                queue.async { completionHandler(result) }
            }
        }
        return resume()
    }
}

open class Session {
    let rootQueue = DispatchQueue(label: "org.alamofire.session.rootQueue")
    let eventMonitor: CompositeEventMonitor
    private var statuses: [String: [Int]]
    private let requestQueue: DispatchQueue

    init(statuses: [String: [Int]], eventMonitors: [EventMonitor] = []) {
        self.statuses = statuses
        eventMonitor = CompositeEventMonitor(monitors: eventMonitors)
        requestQueue = DispatchQueue(label: "\(rootQueue.label).requestQueue", target: rootQueue)
    }
    func request(_ path: String) -> Request {
        Request(path: path, underlyingQueue: rootQueue, eventMonitor: eventMonitor, delegate: self)
    }
    func perform(_ request: Request) {
        requestQueue.async {
            let status = self.statuses[request.path]?.count ?? 0 > 1 ? self.statuses[request.path]!.removeFirst() : self.statuses[request.path]?.first ?? 404
            self.rootQueue.asyncAfter(deadline: .now() + .milliseconds(2)) { request.didReceive(status: status) }
        }
    }
    open func shouldRetry(_ request: Request) -> Bool { request.retryCount < 2 && request.mutableState.status >= 500 }
}

let logger = ClosureMonitor(queue: DispatchQueue(label: "log"))
var finished = [String: String]()
logger.requestDidFinish = { finished[$0.path] = $1.map { "\($0)" } ?? "no error" }
let session = Session(statuses: ["/get": [200], "/flaky": [500, 503, 201], "/down": [500]], eventMonitors: [logger])
let group = DispatchGroup()
let output = DispatchQueue(label: "output")
var lines = [String]()
for path in ["/get", "/flaky", "/down", "/none"] {
    group.enter()
    let request = session.request(path)
    request.response(queue: output) { result in
        lines.append("\(path): \(result) retries \(request.retryCount) \(request.state)")
        group.leave()
    }
}
group.enter()
session.request("/get").response(queue: output) { result in
    if case .failure(.explicitlyCancelled) = result { lines.append("/get again: cancelled") }
    group.leave()
}.cancel()
group.wait()
output.sync { lines.sorted().forEach { print($0) } }
session.eventMonitor.queue.sync {}
logger.queue.sync { finished.sorted(by: <).forEach { print($0.key, "-", $0.value) } }
