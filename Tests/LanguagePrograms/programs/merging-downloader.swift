// programs: an image downloader that merges equal requests, cancels them one by one and keeps a memory cache
import Foundation

struct Image: Equatable, CustomStringConvertible {
    let name: String
    let width: Int
    let height: Int
    var description: String { "\(name)(\(width)x\(height))" }
}

enum DownloadError: Error, Equatable {
    case notFound(String)
    case cancelled
}

typealias ImageResult = Result<Image, DownloadError>
typealias ImageHandler = (ImageResult) -> Void

final class RequestReceipt {
    let url: String
    let id: Int
    fileprivate init(url: String, id: Int) {
        self.url = url
        self.id = id
    }
}

protocol Transport {
    func fetch(_ url: String, completion: @escaping (ImageResult) -> Void) -> DispatchWorkItem
}

final class FakeTransport: Transport {
    private let queue = DispatchQueue(label: "transport", attributes: .concurrent)
    private let library: [String: Image] = [
        "cat.png": Image(name: "cat", width: 64, height: 48),
        "dog.png": Image(name: "dog", width: 100, height: 80),
        "fox.png": Image(name: "fox", width: 30, height: 30),
    ]
    private let latency: [String: Int] = ["cat.png": 40, "dog.png": 90, "fox.png": 140]
    private let lock = NSLock()
    private var _requests: [String] = []
    var requests: [String] {
        lock.lock(); defer { lock.unlock() }
        return _requests
    }

    func fetch(_ url: String, completion: @escaping (ImageResult) -> Void) -> DispatchWorkItem {
        lock.lock()
        _requests.append(url)
        lock.unlock()
        let item = DispatchWorkItem { [library] in
            if let image = library[url] {
                completion(.success(image))
            } else {
                completion(.failure(.notFound(url)))
            }
        }
        queue.asyncAfter(deadline: .now() + .milliseconds(latency[url, default: 20]), execute: item)
        return item
    }
}

final class ImageDownloader {
    private final class Pending {
        var handlers: [(id: Int, handler: ImageHandler)] = []
        var work: DispatchWorkItem?
    }

    private let transport: Transport
    private let syncQueue = DispatchQueue(label: "downloader.sync")
    private let responseQueue: DispatchQueue
    private var pending: [String: Pending] = [:]
    private var memory: [String: Image] = [:]
    private var nextID = 0

    init(transport: Transport, responseQueue: DispatchQueue) {
        self.transport = transport
        self.responseQueue = responseQueue
    }

    @discardableResult
    func download(_ url: String, completion: @escaping ImageHandler) -> RequestReceipt? {
        return syncQueue.sync {
            if let image = memory[url] {
                responseQueue.async { completion(.success(image)) }
                return nil
            }
            nextID += 1
            let receipt = RequestReceipt(url: url, id: nextID)
            if let existing = pending[url] {
                existing.handlers.append((receipt.id, completion))
                return receipt
            }
            let entry = Pending()
            entry.handlers = [(receipt.id, completion)]
            pending[url] = entry
            entry.work = transport.fetch(url) { [weak self] result in
                self?.finish(url, with: result)
            }
            return receipt
        }
    }

    func cancel(_ receipt: RequestReceipt) {
        syncQueue.sync {
            guard let entry = pending[receipt.url],
                  let index = entry.handlers.firstIndex(where: { $0.id == receipt.id }) else { return }
            let removed = entry.handlers.remove(at: index)
            responseQueue.async { removed.handler(.failure(.cancelled)) }
            if entry.handlers.isEmpty {
                entry.work?.cancel()
                pending[receipt.url] = nil
            }
        }
    }

    private func finish(_ url: String, with result: ImageResult) {
        syncQueue.async {
            guard let entry = self.pending.removeValue(forKey: url) else { return }
            if case .success(let image) = result { self.memory[url] = image }
            for (_, handler) in entry.handlers {
                self.responseQueue.async { handler(result) }
            }
        }
    }
}

let responses = DispatchQueue(label: "responses")
let transport = FakeTransport()
let downloader = ImageDownloader(transport: transport, responseQueue: responses)
let group = DispatchGroup()

func show(_ tag: String) -> ImageHandler {
    group.enter()
    return { result in
        switch result {
        case .success(let image) where image.width == image.height:
            print("\(tag): square \(image)")
        case .success(let image):
            print("\(tag): \(image)")
        case .failure(.cancelled):
            print("\(tag): cancelled")
        case let .failure(error):
            print("\(tag): failed \(error)")
        }
        group.leave()
    }
}

downloader.download("cat.png", completion: show("A"))
downloader.download("cat.png", completion: show("B"))
let dog1 = downloader.download("dog.png", completion: show("C"))
downloader.download("dog.png", completion: show("D"))
let fox = downloader.download("fox.png", completion: show("E"))
if let dog1 = dog1 { downloader.cancel(dog1) }
if let fox = fox { downloader.cancel(fox) }
group.wait()

downloader.download("owl.png", completion: show("F"))
group.wait()
let again = downloader.download("cat.png", completion: show("G"))
group.wait()
print("served from memory:", again == nil)
print("requests:", transport.requests)
