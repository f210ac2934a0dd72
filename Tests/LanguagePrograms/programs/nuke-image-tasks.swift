// programs: an image pipeline with coalesced tasks, retries and a memory cache, as in a well-known library
import Foundation
import Dispatch

// MARK: - Model

struct ImageRequest: Hashable, CustomStringConvertible {
    enum Priority: Int, Comparable, CaseIterable {
        case veryLow = 0, low, normal, high, veryHigh

        static func < (lhs: Priority, rhs: Priority) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }

    struct Options: OptionSet, Hashable {
        let rawValue: UInt16
        static let disableMemoryCache = Options(rawValue: 1 << 0)
        static let reloadIgnoringCachedData: Options = [.disableMemoryCache, Options(rawValue: 1 << 1)]
    }

    let url: String
    var priority: Priority = .normal
    var options: Options = []

    init(url: String, priority: Priority = .normal, options: Options = []) {
        self.url = url
        self.priority = priority
        self.options = options
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.url == rhs.url }
    func hash(into hasher: inout Hasher) { hasher.combine(url) }
    var description: String { "Request(\(url), \(priority))" }
}

extension ImageRequest: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self.init(url: value) }
}

struct ImageResponse: Equatable {
    enum Source: String { case memory, network }
    var image: String
    var source: Source
}

enum PipelineError: Error, Equatable, CustomStringConvertible {
    case dataLoadingFailed(attempts: Int, underlying: URLFailure)
    case decodingFailed(context: String)
    case cancelled

    var description: String {
        switch self {
        case let .dataLoadingFailed(attempts, underlying):
            return "failed after \(attempts) attempt\(attempts == 1 ? "" : "s"): \(underlying)"
        case .decodingFailed(let context): return "cannot decode \(context)"
        case .cancelled: return "cancelled"
        }
    }
}

enum URLFailure: Int, Error { case timedOut = -1001, notFound = 404, unavailable = 503
    var isTransient: Bool { self != .notFound }
}

// MARK: - Loading

protocol DataLoading: AnyObject {
    @discardableResult
    func loadData(with request: ImageRequest,
                  completion: @escaping (Result<[UInt8], URLFailure>) -> Void) -> Cancellable
}

protocol Cancellable: AnyObject { func cancel() }

final class ScriptedLoader: DataLoading {
    private final class Task: Cancellable {
        let item: DispatchWorkItem
        init(_ item: DispatchWorkItem) { self.item = item }
        func cancel() { item.cancel() }
    }

    private let queue = DispatchQueue(label: "loader.network")
    private var script: [String: [Result<[UInt8], URLFailure>]]
    private(set) var requested = 0

    init(script: [String: [Result<[UInt8], URLFailure>]]) { self.script = script }

    func loadData(with request: ImageRequest,
                  completion: @escaping (Result<[UInt8], URLFailure>) -> Void) -> Cancellable {
        let work = DispatchWorkItem { [unowned self] in
            self.requested += 1
            guard var answers = self.script[request.url], !answers.isEmpty else {
                return completion(.failure(.notFound))
            }
            let answer = answers.removeFirst()
            if !answers.isEmpty { self.script[request.url] = answers }
            completion(answer)
        }
        queue.async(execute: work)
        return Task(work)
    }
}

// MARK: - Pipeline

final class ImagePipeline {
    struct Configuration {
        var dataLoader: any DataLoading
        var retryLimit = 2
        var makeImage: ([UInt8]) -> String? = { bytes in
            bytes.first == 0xFF ? "image<\(bytes.dropFirst().map { String(format: "%02x", $0) }.joined())>" : nil
        }
    }

    typealias Completion = (_ result: Result<ImageResponse, PipelineError>) -> Void

    private struct Subscription { let id: Int; let completion: Completion }

    private let configuration: Configuration
    private let queue = DispatchQueue(label: "com.nuke.pipeline", qos: .userInitiated)
    private var tasks = [ImageRequest: [Subscription]]()
    private lazy var memory: [ImageRequest: String] = [:]
    private var nextID = 0

    init(_ configure: (inout Configuration) -> Void = { _ in }, loader: any DataLoading) {
        var configuration = Configuration(dataLoader: loader)
        configure(&configuration)
        self.configuration = configuration
    }

    @discardableResult
    func loadImage(with request: ImageRequest, completion: @escaping Completion) -> Int {
        queue.sync {
            nextID += 1
            let id = nextID
            if !request.options.contains(.disableMemoryCache), let image = memory[request] {
                completion(.success(.init(image: image, source: .memory)))
                return id
            }
            tasks[request, default: []].append(Subscription(id: id, completion: completion))
            if tasks[request]?.count == 1 { attempt(1, request) }
            return id
        }
    }

    func cancel(_ id: Int) {
        queue.async { [weak self] in
            guard let self = self else { return }
            for (request, subscriptions) in self.tasks {
                guard let index = subscriptions.firstIndex(where: { $0.id == id }) else { continue }
                subscriptions[index].completion(.failure(.cancelled))
                self.tasks[request]?.remove(at: index)
            }
        }
    }

    private func attempt(_ number: Int, _ request: ImageRequest) {
        configuration.dataLoader.loadData(with: request) { [queue] result in
            queue.async { self.didLoad(result, attempt: number, request) }
        }
    }

    private func didLoad(_ result: Result<[UInt8], URLFailure>, attempt number: Int, _ request: ImageRequest) {
        switch result {
        case .failure(let error) where error.isTransient && number <= configuration.retryLimit:
            attempt(number + 1, request)
        case .failure(let error):
            finish(request, with: .failure(.dataLoadingFailed(attempts: number, underlying: error)))
        case .success(let bytes):
            guard let image = configuration.makeImage(bytes) else {
                return finish(request, with: .failure(.decodingFailed(context: "\(bytes.count) bytes")))
            }
            memory[request] = image
            finish(request, with: .success(ImageResponse(image: image, source: .network)))
        }
    }

    private func finish(_ request: ImageRequest, with result: Result<ImageResponse, PipelineError>) {
        let subscriptions = tasks.removeValue(forKey: request) ?? []
        subscriptions.forEach { $0.completion(result) }
    }
}

// MARK: - Demo

let loader = ScriptedLoader(script: [
    "cat.png": [.failure(.timedOut), .failure(.unavailable), .success([0xFF, 0xCA, 0x7])],
    "dog.png": [.success([0x00, 0x01])],
    "owl.png": [.failure(.unavailable)],
])
let pipeline = ImagePipeline({ $0.retryLimit = 3 }, loader: loader)
let group = DispatchGroup()
var log: [(Int, String)] = []
let logLock = NSLock()

func note(_ order: Int) -> ImagePipeline.Completion {
    group.enter()
    return { result in
        defer { group.leave() }
        logLock.lock(); defer { logLock.unlock() }
        switch result {
        case .success(let response): log.append((order, "\(response.image) from \(response.source.rawValue)"))
        case .failure(let error): log.append((order, "error: \(error)"))
        }
    }
}

for (order, url) in ["cat.png", "cat.png", "dog.png", "owl.png", "fox.png"].enumerated() {
    pipeline.loadImage(with: ImageRequest(url: url, priority: order.isMultiple(of: 2) ? .high : .low), completion: note(order))
}
group.wait()
pipeline.loadImage(with: "cat.png", completion: note(5))
pipeline.loadImage(with: ImageRequest(url: "cat.png", options: .reloadIgnoringCachedData), completion: note(6))
group.wait()
for (order, line) in log.sorted(by: { $0.0 < $1.0 }) { print(order, line, separator: ": ") }
print("requests:", loader.requested)
let priorities = ImageRequest.Priority.allCases.sorted(by: >)
print(priorities.map { "\($0)" }, priorities.max()!, ImageRequest.Priority.low...ImageRequest.Priority.high ~= .normal)
print(ImageRequest(url: "a", priority: .veryHigh), Set<ImageRequest>(["a", "b", "a"]).count)
