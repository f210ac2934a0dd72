import Foundation

// Kingfisher's shapes: MemoryStorage with cost, ImageDownloader joining callbacks, a kf namespace, processors.

public struct KingfisherWrapper<Base> {
    public let base: Base
    public init(_ base: Base) { self.base = base }
}
public protocol KingfisherCompatible: AnyObject {}
extension KingfisherCompatible {
    public var kf: KingfisherWrapper<Self> {
        get { KingfisherWrapper(self) }
        set {}
    }
}

public protocol CacheCostCalculable { var cacheCost: Int { get } }
struct Picture: CacheCostCalculable, Equatable { var name: String; var pixels: Int; var cacheCost: Int { pixels * 4 } }

public enum StorageExpiration {
    case never, seconds(TimeInterval), expired
    func estimatedExpirationSince(_ date: Date) -> Date {
        switch self {
        case .never: return .distantFuture
        case .seconds(let s): return date.addingTimeInterval(s)
        case .expired: return .distantPast
        }
    }
}

public enum MemoryStorage {
    public final class Backend<T: CacheCostCalculable> {
        private class StorageObject<T> {
            let value: T
            let key: String
            private(set) var estimatedExpiration: Date
            var lastUse = 0
            init(_ value: T, key: String, expiration: StorageExpiration) {
                self.value = value; self.key = key
                estimatedExpiration = expiration.estimatedExpirationSince(Date())
            }
            var isExpired: Bool { estimatedExpiration.timeIntervalSince(Date()) <= 0 }
        }
        struct Config { var totalCostLimit: Int; var countLimit: Int = .max; var expiration: StorageExpiration = .seconds(300) }

        private var storage = [String: StorageObject<T>]()
        private var useCounter = 0
        private let lock = NSLock()
        var config: Config { didSet { lock.lock(); trim(); lock.unlock() } }

        init(config: Config) { self.config = config }

        func store(value: T, forKey key: String, expiration: StorageExpiration? = nil) {
            lock.lock()
            defer { lock.unlock() }
            let expiration = expiration ?? config.expiration
            if case .expired = expiration { return }
            useCounter += 1
            let object = StorageObject(value, key: key, expiration: expiration)
            object.lastUse = useCounter
            storage[key] = object
            trim()
        }
        func value(forKey key: String) -> T? {
            lock.lock(); defer { lock.unlock() }
            guard let object = storage[key], !object.isExpired else { return nil }
            useCounter += 1
            object.lastUse = useCounter
            return object.value
        }
        private func trim() {
            while storage.count > config.countLimit || storage.values.reduce(0, { $0 + $1.value.cacheCost }) > config.totalCostLimit {
                guard let oldest = storage.values.min(by: { $0.lastUse < $1.lastUse }) else { return }
                storage[oldest.key] = nil
            }
        }
        var keys: [String] { lock.withLock { storage.keys.sorted() } }
    }
}

protocol ImageProcessor {
    var identifier: String { get }
    func process(_ picture: Picture) -> Picture?
}
extension ImageProcessor {
    func append(another: ImageProcessor) -> ImageProcessor {
        GeneralProcessor(identifier: "\(identifier)|>\(another.identifier)") { self.process($0).flatMap(another.process) }
    }
}
func |> (left: ImageProcessor, right: ImageProcessor) -> ImageProcessor { left.append(another: right) }
precedencegroup ItemComposingPrecedence { associativity: right }
infix operator |>: ItemComposingPrecedence

private struct GeneralProcessor: ImageProcessor {
    let identifier: String
    let p: (Picture) -> Picture?
    init(identifier: String, p: @escaping (Picture) -> Picture?) { (self.identifier, self.p) = (identifier, p) }
    func process(_ picture: Picture) -> Picture? { p(picture) }
}
struct Downsampling: ImageProcessor {
    let factor: Int
    var identifier: String { "down(\(factor))" }
    func process(_ picture: Picture) -> Picture? { factor == 0 ? nil : Picture(name: picture.name, pixels: picture.pixels / factor) }
}
struct Blur: ImageProcessor {
    let identifier = "blur"
    func process(_ picture: Picture) -> Picture? { var copy = picture; copy.name += "~"; return copy }
}

enum KingfisherError: Error {
    case requestError(reason: String), processorError(ImageProcessor, Picture), notCurrentSource(expected: Int?)
    var isNotCurrentTask: Bool { if case .notCurrentSource = self { return true }; return false }
}

class SessionDataTask {
    typealias TaskCallback = (queue: DispatchQueue, completion: (Result<Picture, KingfisherError>) -> Void)
    private var callbacksStore: [Int: TaskCallback] = [:]
    private var currentToken = 0
    private let lock = NSLock()
    func addCallback(_ callback: TaskCallback) -> Int {
        lock.lock(); defer { lock.unlock(); currentToken += 1 }
        callbacksStore[currentToken] = callback
        return currentToken
    }
    func removeAllCallbacks() -> [TaskCallback] {
        lock.lock(); defer { lock.unlock() }
        let callbacks = callbacksStore.sorted { $0.key < $1.key }.map(\.value)
        callbacksStore.removeAll()
        return callbacks
    }
}

final class ImageDownloader {
    private var tasks: [String: SessionDataTask] = [:]
    private let lock = NSLock()
    private(set) var started = [String]()

    func downloadImage(with url: String, callbackQueue: DispatchQueue, completion: @escaping (Result<Picture, KingfisherError>) -> Void) {
        lock.lock(); defer { lock.unlock() }
        let callback: SessionDataTask.TaskCallback = (callbackQueue, completion)
        if let task = tasks[url] { _ = task.addCallback(callback); return }
        let task = SessionDataTask()
        _ = task.addCallback(callback)
        tasks[url] = task
        started += [url]
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(url.hasPrefix("a") ? 20 : 40)) { [weak self] in
            guard let self else { return }
            let result: Result<Picture, KingfisherError> = url.hasSuffix(".png") ? .success(Picture(name: url, pixels: url.utf8.count * 10)) : .failure(.requestError(reason: "not a picture: \(url)"))
            self.lock.lock(); self.tasks[url] = nil; self.lock.unlock()
            for (queue, completion) in task.removeAllCallbacks() { queue.async { completion(result) } }
        }
    }
}

class KingfisherManager {
    static let shared = KingfisherManager()
    let cache = MemoryStorage.Backend<Picture>(config: .init(totalCostLimit: 1_000))
    let downloader = ImageDownloader()
    let processingQueue = DispatchQueue(label: "com.onevcat.Kingfisher.processing")

    func retrieveImage(with url: String, processor: ImageProcessor, completion: @escaping (Result<(picture: Picture, fromCache: Bool), KingfisherError>) -> Void) {
        let key = "\(url)@\(processor.identifier)"
        if let cached = cache.value(forKey: key) { return completion(.success((cached, true))) }
        downloader.downloadImage(with: url, callbackQueue: processingQueue) { result in
            let processed = result.flatMap { picture -> Result<Picture, KingfisherError> in
                processor.process(picture).map(Result.success) ?? .failure(.processorError(processor, picture))
            }
            if let picture = try? processed.get() { self.cache.store(value: picture, forKey: key) }
            DispatchQueue.main.async { completion(processed.map { ($0, false) }) }
        }
    }
}

final class ImageView: KingfisherCompatible { var picture: Picture?; var taskIdentifier: Int? }
extension KingfisherWrapper where Base: ImageView {
    func setImage(with url: String, processor: ImageProcessor = Downsampling(factor: 1), completion: @escaping (Result<(picture: Picture, fromCache: Bool), KingfisherError>) -> Void) {
        let issued = (base.taskIdentifier ?? 0) + 1
        base.taskIdentifier = issued
        KingfisherManager.shared.retrieveImage(with: url, processor: processor) { [weak base] result in
            guard issued == base?.taskIdentifier else { return completion(.failure(.notCurrentSource(expected: base?.taskIdentifier))) }
            if case .success(let value) = result { base?.picture = value.picture }
            completion(result)
        }
    }
}

let view = ImageView(), other = ImageView()
func show(_ label: String) -> (Result<(picture: Picture, fromCache: Bool), KingfisherError>) -> Void {
    return { result in
        switch result {
        case .success((let picture, let fromCache)): print(label, picture.name, picture.pixels, fromCache ? "cache" : "network")
        case .failure(let error) where error.isNotCurrentTask: print(label, "outdated")
        case .failure(.processorError(let processor, _)): print(label, "failed in", processor.identifier)
        case .failure(let error): print(label, error)
        }
    }
}
view.kf.setImage(with: "a.png", completion: show("1"))
other.kf.setImage(with: "a.png", processor: Downsampling(factor: 2) |> Blur(), completion: show("2"))
view.kf.setImage(with: "b.txt", completion: show("3"))
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
    other.kf.setImage(with: "a.png", processor: Downsampling(factor: 2) |> Blur(), completion: show("4"))
    view.kf.setImage(with: "c.png", processor: Downsampling(factor: 0), completion: show("5"))
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
    print(KingfisherManager.shared.downloader.started, KingfisherManager.shared.cache.keys)
    KingfisherManager.shared.cache.config.totalCostLimit = 150
    print(KingfisherManager.shared.cache.keys, other.picture!)
    exit(0)
}
dispatchMain()
