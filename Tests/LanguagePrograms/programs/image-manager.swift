import Foundation

// Image download manager in the style of SDWebImage / Kingfisher
public struct ImageResource: Hashable {
    public let cacheKey: String
    public let downloadURL: URL
    public init(downloadURL: URL, cacheKey: String? = nil) {
        self.downloadURL = downloadURL
        self.cacheKey = cacheKey ?? downloadURL.absoluteString
    }
}
public final class Image: CustomStringConvertible {
    let data: Data, scale: Double
    init?(data: Data, scale: Double = 1) {
        guard !data.isEmpty else { return nil }
        self.data = data
        self.scale = scale
    }
    public var description: String { "Image(\(data.count) bytes, @\(Int(scale))x)" }
}
public enum CacheType { case none, memory, disk; var cached: Bool { self != .none } }
public struct RetrieveResult { let image: Image; let cacheType: CacheType; let source: ImageResource }
public enum KError: Error { 
    public enum RequestReason { case emptyRequest, taskCancelled(token: Int) }
    public enum ResponseReason { case invalidStatus(Int), decoding(URL) }
    case request(reason: RequestReason)
    case response(reason: ResponseReason)
    public var isTaskCancelled: Bool {
        if case .request(reason: .taskCancelled) = self { return true }
        return false
    }
}
public typealias DownloadProgressBlock = ((_ receivedSize: Int64, _ totalSize: Int64) -> Void)

public struct Options: ExpressibleByArrayLiteral {
    public enum Item { case forceRefresh, scaleFactor(Double), callbackQueue(DispatchQueue), processor(ImageProcessor), onlyFromCache }
    var forceRefresh = false, onlyFromCache = false
    var scale = 1.0
    var callbackQueue = DispatchQueue.main
    var processor: ImageProcessor = DefaultProcessor.default
    public init(arrayLiteral elements: Item...) { self.init(elements) }
    public init(_ items: [Item]) {
        for item in items {
            switch item {
            case .forceRefresh: forceRefresh = true
            case .scaleFactor(let value): scale = value
            case .callbackQueue(let queue): callbackQueue = queue
            case .processor(let value): processor = value
            case .onlyFromCache: onlyFromCache = true
            }
        }
    }
}

public protocol ImageProcessor {
    var identifier: String { get }
    func process(_ data: Data, options: Options) -> Image?
}
extension ImageProcessor {
    func append(another: ImageProcessor) -> ImageProcessor {
        let newIdentifier = identifier.appending("|>\(another.identifier)")
        return GeneralProcessor(identifier: newIdentifier) { data, options in
            self.process(data, options: options).flatMap { another.process($0.data, options: options) }
        }
    }
}
func == (left: ImageProcessor, right: ImageProcessor) -> Bool { left.identifier == right.identifier }
infix operator |>: AdditionPrecedence
func |> (left: ImageProcessor, right: ImageProcessor) -> ImageProcessor { left.append(another: right) }
struct GeneralProcessor: ImageProcessor {
    let identifier: String
    let block: (Data, Options) -> Image?
    init(identifier: String, block: @escaping (Data, Options) -> Image?) { self.identifier = identifier; self.block = block }
    func process(_ data: Data, options: Options) -> Image? { block(data, options) }
}
struct DefaultProcessor: ImageProcessor {
    static let `default` = DefaultProcessor()
    let identifier = ""
    func process(_ data: Data, options: Options) -> Image? { Image(data: data, scale: options.scale) }
}
struct Cropping: ImageProcessor {
    let size: Int
    var identifier: String { "crop(\(size))" }
    func process(_ data: Data, options: Options) -> Image? { Image(data: data.prefix(size), scale: options.scale) }
}

final class MemoryStorage {
    private var storage: [String: Image] = [:]
    private var order: [String] = []
    private let limit: Int
    private let lock = NSLock()
    init(limit: Int) { self.limit = limit }
    subscript(key: String) -> Image? {
        get { lock.lock(); defer { lock.unlock() }; return storage[key] }
        set {
            lock.lock(); defer { lock.unlock() }
            order.removeAll { $0 == key }
            if newValue != nil { order.append(key) }
            storage[key] = newValue
            while order.count > limit { storage[order.removeFirst()] = nil }
        }
    }
}

final class SessionTask {
    typealias Callback = (token: Int, onDone: (Result<Data, KError>) -> Void, progress: DownloadProgressBlock?)
    private var callbacks: [Int: Callback] = [:]
    private var currentToken = 0
    private(set) var started = false
    let url: URL
    init(url: URL) { self.url = url }
    func add(_ onDone: @escaping (Result<Data, KError>) -> Void, _ progress: DownloadProgressBlock?) -> Int {
        defer { currentToken += 1 }
        callbacks[currentToken] = (currentToken, onDone, progress)
        return currentToken
    }
    func remove(_ token: Int) -> Callback? { callbacks.removeValue(forKey: token) }
    var all: [Callback] { callbacks.values.sorted { $0.token < $1.token } }
    var isEmpty: Bool { callbacks.isEmpty }
    func start() { started = true }
}

final class Downloader {
    private let queue = DispatchQueue(label: "downloader")
    private var tasks: [URL: SessionTask] = [:]
    private(set) var transfers = 0
    private let server: (URL) -> (Int, Data)
    init(server: @escaping (URL) -> (Int, Data)) { self.server = server }

    func download(_ url: URL, progress: DownloadProgressBlock? = nil, done: @escaping (Result<Data, KError>) -> Void) -> () -> Void {
        queue.sync {
            let task = tasks[url] ?? SessionTask(url: url)
            tasks[url] = task
            let token = task.add(done, progress)
            if !task.started { task.start(); begin(task) }
            return { [weak self, weak task] in
                self?.queue.async {
                    guard let self = self, let task = task, let callback = task.remove(token) else { return }
                    callback.onDone(.failure(.request(reason: .taskCancelled(token: token))))
                    if task.isEmpty { self.tasks[url] = nil }
                }
            }
        }
    }
    private func begin(_ task: SessionTask) {
        transfers += 1
        let (status, data) = server(task.url)
        for part in 1...4 {
            queue.asyncAfter(deadline: .now() + .milliseconds(25 * part)) {
                let size = Int64(data.count * part / 4)
                task.all.forEach { $0.progress?(size, Int64(data.count)) }
            }
        }
        queue.asyncAfter(deadline: .now() + .milliseconds(110)) { [self] in
            guard tasks[task.url] === task else { return }
            tasks[task.url] = nil
            let result: Result<Data, KError> = (200..<400).contains(status) ? .success(data) : .failure(.response(reason: .invalidStatus(status)))
            task.all.forEach { $0.onDone(result) }
        }
    }
}

public final class Manager {
    let cache = MemoryStorage(limit: 2)
    let downloader: Downloader
    private let processing = DispatchQueue(label: "processing", qos: .userInitiated, attributes: .concurrent)
    init(_ downloader: Downloader) { self.downloader = downloader }

    @discardableResult
    public func retrieve(_ resource: ImageResource, options: Options = [], progress: DownloadProgressBlock? = nil,
                         completion: ((Result<RetrieveResult, KError>) -> Void)?) -> (() -> Void)? {
        let key = resource.cacheKey + (options.processor.identifier.isEmpty ? "" : "@" + options.processor.identifier)
        func finish(_ result: Result<RetrieveResult, KError>) {
            options.callbackQueue.async { completion?(result) }
        }
        if !options.forceRefresh, let image = cache[key] {
            finish(.success(.init(image: image, cacheType: .memory, source: resource)))
            return nil
        }
        guard !options.onlyFromCache else { finish(.failure(.request(reason: .emptyRequest))); return nil }
        return downloader.download(resource.downloadURL, progress: progress) { [processing, cache] result in
            processing.async {
                finish(result.flatMap { data in
                    guard let image = options.processor.process(data, options: options) else {
                        return .failure(.response(reason: .decoding(resource.downloadURL)))
                    }
                    cache[key] = image
                    return .success(RetrieveResult(image: image, cacheType: .none, source: resource))
                })
            }
        }
    }
}

let downloader = Downloader { url in
    switch url.pathExtension {
    case "png": return (200, Data(repeating: 1, count: 400))
    case "empty": return (200, Data())
    default: return (404, Data("gone".utf8))
    }
}
let manager = Manager(downloader)
let group = DispatchGroup()
func load(_ name: String, _ path: String, _ options: Options = [], _ progress: DownloadProgressBlock? = nil) -> (() -> Void)? {
    group.enter()
    return manager.retrieve(ImageResource(downloadURL: URL(string: "https://x.y/\(path)")!), options: options, progress: progress) { result in
        defer { group.leave() }
        switch result {
        case .success(let value): print(name, value.image, value.cacheType, value.cacheType.cached)
        case .failure(let error) where error.isTaskCancelled: print(name, "cancelled")
        case .failure(.response(reason: .invalidStatus(let code))): print(name, "status", code)
        case .failure(let error): print(name, error)
        }
    }
}
let small = Cropping(size: 300) |> Cropping(size: 64)
print(small.identifier, small == Cropping(size: 1))
_ = load("one", "a.png", [.scaleFactor(2)]) { received, total in if received == total { print("all of", total) } }
let stop = load("two", "a.png")
stop?()
DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
    _ = load("three", "a.png")
    _ = load("four", "b.jpg")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        _ = load("five", "c.empty")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            _ = load("six", "a.png", [.processor(small), .forceRefresh])
            group.notify(queue: .main) {
                _ = load("seven", "zzz", [.onlyFromCache])
                group.notify(queue: .main) { print(downloader.transfers); exit(0) }
            }
        }
    }
}
dispatchMain()
