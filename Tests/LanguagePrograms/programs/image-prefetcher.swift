// programs: an image pipeline with processors, cost-limited memory cache, coalescing and prefetching
import Foundation

struct Image: Equatable {
    var width: Int
    var height: Int
    var tags: [String] = []
    var cost: Int { width * height * 4 }
}

protocol ImageProcessing {
    var identifier: String { get }
    func process(_ image: Image) -> Image?
}

struct Resize: ImageProcessing {
    enum ContentMode: String { case aspectFill, aspectFit }
    let size: (width: Int, height: Int)
    var mode: ContentMode = .aspectFit
    var identifier: String { "resize?\(size.width)x\(size.height),\(mode.rawValue)" }
    func process(_ image: Image) -> Image? {
        let scales = [Double(size.width) / Double(image.width), Double(size.height) / Double(image.height)]
        let scale = mode == .aspectFit ? scales.min()! : scales.max()!
        guard scale > 0 else { return nil }
        return Image(width: Int(Double(image.width) * scale), height: Int(Double(image.height) * scale), tags: image.tags + ["resized"])
    }
}

struct Rounded: ImageProcessing {
    let identifier = "rounded"
    func process(_ image: Image) -> Image? {
        var copy = image
        copy.tags.append("rounded")
        return copy
    }
}

struct Composition: ImageProcessing {
    let processors: [ImageProcessing]
    var identifier: String { processors.map { $0.identifier }.joined(separator: "|") }
    func process(_ image: Image) -> Image? {
        processors.reduce(image) { image, processor in image.flatMap(processor.process) }
    }
}

struct ImageRequest: Hashable {
    enum Priority: Int, Comparable {
        case low = 0, normal, high
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }
    let url: String
    var priority: Priority = .normal
    var processor: ImageProcessing?

    var cacheKey: String { url + (processor.map { "#" + $0.identifier } ?? "") }
    static func == (a: ImageRequest, b: ImageRequest) -> Bool { a.cacheKey == b.cacheKey }
    func hash(into hasher: inout Hasher) { hasher.combine(cacheKey) }
}

final class MemoryCache {
    private struct Entry {
        let image: Image
        var lastUse: Int
    }
    private let lock = NSLock()
    private var entries: [String: Entry] = [:]
    private var clock = 0
    private(set) var totalCost = 0
    let costLimit: Int

    init(costLimit: Int) { self.costLimit = costLimit }

    subscript(request: ImageRequest) -> Image? {
        get {
            lock.lock(); defer { lock.unlock() }
            clock += 1
            entries[request.cacheKey]?.lastUse = clock
            return entries[request.cacheKey]?.image
        }
        set {
            lock.lock(); defer { lock.unlock() }
            clock += 1
            if let old = entries.removeValue(forKey: request.cacheKey) { totalCost -= old.image.cost }
            guard let image = newValue else { return }
            entries[request.cacheKey] = Entry(image: image, lastUse: clock)
            totalCost += image.cost
            trim()
        }
    }

    private func trim() {
        while totalCost > costLimit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            entries[oldest.key] = nil
            totalCost -= oldest.value.image.cost
        }
    }

    var keys: [String] {
        lock.lock(); defer { lock.unlock() }
        return entries.sorted { $0.value.lastUse < $1.value.lastUse }.map(\.key)
    }
}

final class ImagePipeline {
    typealias Completion = (Result<Image, Failure>) -> Void
    enum Failure: Error, Equatable { case notFound(String), processing }

    final class Task {
        fileprivate var handlers: [(id: Int, call: Completion)] = []
        fileprivate let request: ImageRequest
        fileprivate init(_ request: ImageRequest) { self.request = request }
    }

    private let queue = DispatchQueue(label: "pipeline")
    private let loading = DispatchQueue(label: "pipeline.loading", attributes: .concurrent)
    private var tasks: [ImageRequest: Task] = [:]
    private var nextID = 0
    private let loader: (String) -> Image?
    let cache: MemoryCache
    private(set) var loads = 0

    init(cache: MemoryCache, loader: @escaping (String) -> Image?) {
        self.cache = cache
        self.loader = loader
    }

    @discardableResult
    func load(_ request: ImageRequest, completion: @escaping Completion) -> () -> Void {
        if let cached = cache[request] {
            completion(.success(cached))
            return {}
        }
        return queue.sync {
            nextID += 1
            let id = nextID
            let task = tasks[request] ?? start(request)
            task.handlers.append((id, completion))
            return { [weak self, weak task] in
                self?.queue.async { task?.handlers.removeAll { $0.id == id } }
            }
        }
    }

    private func start(_ request: ImageRequest) -> Task {
        let task = Task(request)
        tasks[request] = task
        loads += 1
        loading.async { [loader] in
            let result: Result<Image, Failure>
            if let image = loader(request.url) {
                if let processor = request.processor {
                    result = processor.process(image).map(Result.success) ?? .failure(.processing)
                } else {
                    result = .success(image)
                }
            } else {
                result = .failure(.notFound(request.url))
            }
            self.queue.async { self.finish(task, result) }
        }
        return task
    }

    private func finish(_ task: Task, _ result: Result<Image, Failure>) {
        tasks[task.request] = nil
        if case .success(let image) = result { cache[task.request] = image }
        task.handlers.forEach { $0.call(result) }
    }
}

let pipeline = ImagePipeline(cache: MemoryCache(costLimit: 100 * 100 * 4 + 50 * 25 * 4)) { url in
    Thread.sleep(forTimeInterval: 0.03)
    return url.hasSuffix(".png") ? Image(width: 200, height: 100) : nil
}

let thumbnail = Composition(processors: [Resize(size: (50, 50)), Rounded()])
let requests = [
    ImageRequest(url: "a.png", processor: thumbnail),
    ImageRequest(url: "a.png", priority: .high, processor: thumbnail),
    ImageRequest(url: "missing.gif"),
]
let group = DispatchGroup()
var received: [String] = []
let lock = NSLock()
for (index, request) in requests.enumerated() {
    group.enter()
    pipeline.load(request) { result in
        lock.lock()
        switch result {
        case .success(let image): received.append("\(index): \(image.width)x\(image.height) \(image.tags)")
        case .failure(let error): received.append("\(index): \(error)")
        }
        lock.unlock()
        group.leave()
    }
}
group.wait()
print(received.sorted().joined(separator: "\n"))
print("loads:", pipeline.loads, "keys:", pipeline.cache.keys, pipeline.cache.totalCost)

let filled = ImageRequest(url: "b.png", processor: Resize(size: (50, 50), mode: .aspectFill))
let cancel = pipeline.load(filled) { _ in print("never called") }
cancel()
let done = DispatchSemaphore(value: 0)
pipeline.load(filled) { result in
    print((try? result.get()).map { "\($0.width)x\($0.height)" } ?? "none")
    done.signal()
}
done.wait()
pipeline.load(filled) { _ in print("from the cache") }
print(pipeline.cache.keys, ImageRequest.Priority.high > .low, pipeline.loads)
