import Foundation

// Moya: TargetType, Endpoint, Task, plugins, stubbing behaviour, provider with in-flight tracking.

public enum Method: String { case get = "GET", post = "POST", delete = "DELETE" }
public enum Task {
    case requestPlain
    case requestParameters(parameters: [String: Any], encoding: ParameterEncoding)
    case uploadMultipart([MultipartFormData])
}
public enum ParameterEncoding { case url, json }
public struct MultipartFormData: Equatable { let name: String; let data: Data }

public protocol TargetType {
    var baseURL: URL { get }
    var path: String { get }
    var method: Method { get }
    var sampleData: Data { get }
    var task: Task { get }
    var headers: [String: String]? { get }
}
public extension TargetType {
    var headers: [String: String]? { nil }
    var task: Task { .requestPlain }
    var sampleData: Data { Data() }
}

public final class Response: CustomDebugStringConvertible, Equatable {
    public let statusCode: Int
    public let data: Data
    public init(statusCode: Int, data: Data) { self.statusCode = statusCode; self.data = data }
    public var debugDescription: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
    public static func == (lhs: Response, rhs: Response) -> Bool { lhs.statusCode == rhs.statusCode && lhs.data == rhs.data }

    func filter<R: RangeExpression>(statusCodes: R) throws -> Response where R.Bound == Int {
        guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
        return self
    }
    func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
    func mapString() throws -> String {
        guard let string = String(data: data, encoding: .utf8) else { throw MoyaError.stringMapping(self) }
        return string
    }
}

public enum MoyaError: Swift.Error {
    case statusCode(Response), stringMapping(Response), underlying(Swift.Error, Response?), requestMapping(String)
}
extension MoyaError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .statusCode(let response): return "Status code \(response.statusCode) didn't fall within the given range."
        case .stringMapping: return "Failed to map data to a String."
        case .underlying(let error, _): return error.localizedDescription
        case .requestMapping: return "Failed to map Endpoint to a request."
        }
    }
}

public protocol Cancellable { var isCancelled: Bool { get }; func cancel() }
final class CancellableToken: Cancellable {
    private var _isCancelled = false
    private let lock = DispatchSemaphore(value: 1)
    var isCancelled: Bool { lock.wait(); defer { lock.signal() }; return _isCancelled }
    private let cancelAction: () -> Void
    init(action: @escaping () -> Void) { cancelAction = action }
    func cancel() {
        _ = lock.wait(timeout: .distantFuture)
        defer { lock.signal() }
        guard !_isCancelled else { return }
        _isCancelled = true
        cancelAction()
    }
}

public protocol PluginType {
    func prepare(_ headers: [String: String], target: TargetType) -> [String: String]
    func willSend(_ endpoint: String, target: TargetType)
    func didReceive(_ result: Result<Response, MoyaError>, target: TargetType)
    func process(_ result: Result<Response, MoyaError>, target: TargetType) -> Result<Response, MoyaError>
}
public extension PluginType {
    func prepare(_ headers: [String: String], target: TargetType) -> [String: String] { headers }
    func willSend(_ endpoint: String, target: TargetType) {}
    func didReceive(_ result: Result<Response, MoyaError>, target: TargetType) {}
    func process(_ result: Result<Response, MoyaError>, target: TargetType) -> Result<Response, MoyaError> { result }
}

public enum StubBehavior { case never, immediate, delayed(seconds: TimeInterval) }

open class MoyaProvider<Target: TargetType> {
    public typealias EndpointClosure = (Target) -> (url: String, sample: () -> Int)
    public typealias StubClosure = (Target) -> StubBehavior

    let endpointClosure: EndpointClosure
    let stubClosure: StubClosure
    let plugins: [PluginType]
    let callbackQueue: DispatchQueue?
    private let lock: NSRecursiveLock = NSRecursiveLock()
    public internal(set) var inflightRequests: [String: [(Result<Response, MoyaError>) -> Void]] = [:]
    let trackInflights: Bool

    public init(endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
                stubClosure: @escaping StubClosure = MoyaProvider.immediatelyStub,
                callbackQueue: DispatchQueue? = nil,
                plugins: [PluginType] = [],
                trackInflights: Bool = false) {
        self.endpointClosure = endpointClosure
        self.stubClosure = stubClosure
        self.callbackQueue = callbackQueue
        self.plugins = plugins
        self.trackInflights = trackInflights
    }

    public final class func defaultEndpointMapping(for target: Target) -> (url: String, sample: () -> Int) {
        (target.baseURL.appendingPathComponent(target.path).absoluteString, { 200 })
    }
    public final class func immediatelyStub(_: Target) -> StubBehavior { .immediate }
    public final class func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior { { _ in .delayed(seconds: seconds) } }

    @discardableResult
    open func request(_ target: Target, callbackQueue: DispatchQueue? = .none, completion: @escaping (Result<Response, MoyaError>) -> Void) -> Cancellable {
        let callbackQueue = callbackQueue ?? self.callbackQueue ?? .main
        let endpoint = endpointClosure(target)
        let headers = plugins.reduce(target.headers ?? [:]) { $1.prepare($0, target: target) }
        let key = "\(target.method.rawValue) \(endpoint.url)"
        if trackInflights {
            lock.lock()
            let joined = inflightRequests[key] != nil
            inflightRequests[key, default: []].append(completion)
            lock.unlock()
            if joined { return CancellableToken {} }
        }
        plugins.forEach { $0.willSend("\(key) \(headers.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })", target: target) }
        let finish: (Int) -> Void = { [self] status in
            let raw: Result<Response, MoyaError> = status < 0
                ? .failure(.underlying(NSError(domain: "moya", code: status, userInfo: [NSLocalizedDescriptionKey: "cancelled"]), nil))
                : .success(Response(statusCode: status, data: target.sampleData))
            plugins.forEach { $0.didReceive(raw, target: target) }
            let result = plugins.reduce(raw) { $1.process($0, target: target) }
            lock.lock()
            let all = trackInflights ? inflightRequests.removeValue(forKey: key) ?? [] : [completion]
            lock.unlock()
            callbackQueue.async { all.forEach { $0(result) } }
        }
        switch stubClosure(target) {
        case .immediate:
            finish(endpoint.sample())
            return CancellableToken {}
        case .delayed(let delay):
            var token: CancellableToken!
            token = CancellableToken { finish(-999) }
            let killTime = DispatchTime.now() + .nanoseconds(Int(delay * TimeInterval(1_000_000_000)))
            DispatchQueue(label: "stub").asyncAfter(deadline: killTime) { if !token.isCancelled { finish(endpoint.sample()) } }
            return token
        case .never: fatalError("Method called to stub request when stubbing is disabled.")
        }
    }
}

enum GitHub {
    case zen
    case userProfile(String)
    case createGist(title: String, public: Bool)
}
extension GitHub: TargetType {
    var baseURL: URL { URL(string: "https://api.github.com")! }
    var path: String {
        switch self {
        case .zen: return "/zen"
        case .userProfile(let name): return "/users/\(name.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!)"
        case .createGist: return "/gists"
        }
    }
    var method: Method { if case .createGist = self { return .post } else { return .get } }
    var task: Task {
        switch self {
        case .zen, .userProfile: return .requestPlain
        case let .createGist(title, isPublic): return .requestParameters(parameters: ["title": title, "public": isPublic], encoding: .json)
        }
    }
    var sampleData: Data {
        switch self {
        case .zen: return "Half measures are as bad as nothing at all.".data(using: String.Encoding.utf8)!
        case .userProfile(let name): return "{\"login\": \"\(name)\", \"id\": 100}".data(using: .utf8)!
        case .createGist: return Data([0xff, 0xfe])
        }
    }
    var headers: [String: String]? { ["Accept": "json"] }
}

final class LogPlugin: PluginType {
    var lines = [String]()
    func willSend(_ endpoint: String, target: TargetType) {
        if case .requestParameters(let parameters, .json) = target.task { lines.append("\(endpoint) with \(parameters.keys.sorted())") }
        else { lines.append(endpoint) }
    }
    func didReceive(_ result: Result<Response, MoyaError>, target: TargetType) {
        switch result {
        case .success(let response): lines.append(response.debugDescription)
        case .failure(let error): lines.append(error.errorDescription ?? "?")
        }
    }
}
struct TokenPlugin: PluginType {
    let tokenClosure: (TargetType) -> String
    func prepare(_ headers: [String: String], target: TargetType) -> [String: String] {
        headers.merging(["Authorization": "Bearer " + tokenClosure(target)]) { _, new in new }
    }
}

let log = LogPlugin()
let queue = DispatchQueue(label: "callbacks")
let provider = MoyaProvider<GitHub>(callbackQueue: queue, plugins: [TokenPlugin { "t\($0.path.count)" }, log])
let group = DispatchGroup()
for target in [GitHub.zen, .userProfile("ash furrow"), .createGist(title: "x", public: true)] {
    group.enter()
    provider.request(target) { result in
        defer { group.leave() }
        do { print(try result.get().filterSuccessfulStatusCodes().mapString()) }
        catch let error as MoyaError { print("error:", error.localizedDescription) }
        catch { print("other", error) }
    }
}
group.wait()
log.lines.forEach { print("log:", $0) }

let joined = MoyaProvider<GitHub>(endpointClosure: { (target: GitHub) in (target.path, { 503 }) }, stubClosure: MoyaProvider.delayedStub(0.02), callbackQueue: queue, trackInflights: true)
for n in 1...2 {
    group.enter()
    joined.request(.zen) { result in
        print(n, (try? result.get().filter(statusCodes: ..<500)) as Any, (try? result.get())!)
        group.leave()
    }
}
group.wait()
group.enter()
let cancelled = joined.request(.zen) { result in
    if case .failure(.underlying(let error as NSError, nil)) = result { print(error.domain, error.code) }
    group.leave()
}
cancelled.cancel()
cancelled.cancel()
group.wait()
print(cancelled.isCancelled, joined.inflightRequests.isEmpty)
