import Foundation
import Dispatch

// Cells get reused while their image is still loading: the classic bug and its cure.

final class Image: NSObject {
    let size: (width: Int, height: Int)
    init(width: Int, height: Int) { size = (width, height) }
    override var description: String { return "\(size.width)x\(size.height)" }
}

class ImageLoader {
    static let shared = ImageLoader()
    private init() {}

    private let cache = NSCache<NSString, Image>()
    private var runningRequests = [UUID: DispatchWorkItem]()
    private let lock = NSLock()
    private let downloadQueue = DispatchQueue(label: "com.example.images", qos: .utility, attributes: .concurrent)
    private(set) var downloads = 0

    @discardableResult
    func loadImage(_ path: String, _ completion: @escaping (Result<Image, Error>) -> Void) -> UUID? {
        if let image = cache.object(forKey: path as NSString) {
            completion(.success(image))
            return nil
        }
        let uuid = UUID()
        var item: DispatchWorkItem!
        item = DispatchWorkItem { [unowned self] in
            defer { lock.lock(); runningRequests.removeValue(forKey: uuid); lock.unlock() }
            Thread.sleep(forTimeInterval: 0.02)
            if item.isCancelled { return }
            guard let image = Self.decode(path) else {
                DispatchQueue.main.async { completion(.failure(NSError(domain: "ImageLoader", code: 404, userInfo: [NSLocalizedDescriptionKey: "no image at \(path)"]))) }
                return
            }
            self.cache.setObject(image, forKey: NSString(string: path))
            self.lock.lock()
            self.downloads += 1
            self.lock.unlock()
            DispatchQueue.main.async { completion(.success(image)) }
        }
        lock.lock()
        runningRequests[uuid] = item
        lock.unlock()
        downloadQueue.async(execute: item)
        return uuid
    }

    func cancelLoad(_ uuid: UUID) {
        lock.lock(); defer { lock.unlock() }
        runningRequests[uuid]?.cancel()
        runningRequests.removeValue(forKey: uuid)
    }

    private static func decode(_ path: String) -> Image? {
        let parts = path.split(separator: "/").last?.split(separator: "x") ?? []
        guard parts.count == 2, let w = Int(parts[0]), let h = Int(String(parts[1])) else { return nil }
        return Image(width: w, height: h)
    }
}

class UIImageLoader {
    static let loader = UIImageLoader()
    private let imageLoader = ImageLoader.shared
    private var uuidMap = [ObjectIdentifier: UUID]()

    func load(_ path: String, for imageView: ImageView) {
        let token = imageLoader.loadImage(path) { result in
            defer { self.uuidMap.removeValue(forKey: ObjectIdentifier(imageView)) }
            do {
                let image = try result.get()
                imageView.image = image
            } catch {
                print("handle error: \(error.localizedDescription)")
            }
        }
        if let token = token { uuidMap[ObjectIdentifier(imageView)] = token }
    }

    func cancel(for imageView: ImageView) {
        if let uuid = uuidMap[ObjectIdentifier(imageView)] {
            imageLoader.cancelLoad(uuid)
            uuidMap.removeValue(forKey: ObjectIdentifier(imageView))
        }
    }
}

class ImageView {
    var image: Image? { didSet { if let image = image { print("\(name) shows \(image)") } } }
    let name: String
    init(name: String) { self.name = name }
}

extension ImageView {
    func loadImage(at url: String) { UIImageLoader.loader.load(url, for: self) }
    func cancelImageLoad() { UIImageLoader.loader.cancel(for: self) }
}

class PhotoCell {
    let imageView: ImageView
    init(row: Int) { imageView = ImageView(name: "cell \(row)") }
    func prepareForReuse() {
        imageView.image = nil
        imageView.cancelImageLoad()
    }
}

let first = PhotoCell(row: 0)
let second = PhotoCell(row: 1)
first.imageView.loadImage(at: "https://img.example.com/100x200")
first.prepareForReuse()
first.imageView.loadImage(at: "https://img.example.com/300x400")

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
    second.imageView.loadImage(at: "https://img.example.com/300x400")
    second.imageView.loadImage(at: "https://img.example.com/broken")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
    print("downloads: \(ImageLoader.shared.downloads)")
    exit(EXIT_SUCCESS)
}
dispatchMain()
