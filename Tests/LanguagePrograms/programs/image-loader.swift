// programs: image-cache, in the style of application code
import Foundation
import Dispatch

struct Image: Equatable { let name: String; let bytes: Int }
enum ImageError: Error { case notFound(String), corrupted }
protocol ImageLoading: AnyObject {
  func loadImage(named name: String, completion: @escaping (Result<Image, Error>) -> Void)
}
final class ImageCache {
  static let shared = ImageCache()
  private var storage: [String: Image] = [:]
  private let queue = DispatchQueue(label: "com.example.cache", attributes: .concurrent)
  private init() {}
  subscript(name: String) -> Image? {
    get { queue.sync { storage[name] } }
    set { queue.async(flags: .barrier) { [weak self] in self?.storage[name] = newValue } }
  }
  var count: Int { queue.sync { storage.count } }
}
final class ImageLoader: ImageLoading {
  private let queue = DispatchQueue(label: "loader", qos: .userInitiated)
  private let known: Set<String> = ["cat", "dog"]
  private(set) var requests = 0
  func loadImage(named name: String, completion: @escaping (Result<Image, Error>) -> Void) {
    if let cached = ImageCache.shared[name] {
      completion(.success(cached))
      return
    }
    queue.asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
      guard let self = self else { return }
      self.requests += 1
      guard self.known.contains(name) else {
        DispatchQueue.main.async { completion(.failure(ImageError.notFound(name))) }
        return
      }
      let image = Image(name: name, bytes: name.count * 100)
      ImageCache.shared[name] = image
      DispatchQueue.main.async { completion(.success(image)) }
    }
  }
}
class ViewController {
  let loader: ImageLoading
  var images: [Image] = [] {
    didSet { print("showing", images.map(\.name).joined(separator: ", ")) }
  }
  var errors: [Error] = []
  init(loader: ImageLoading = ImageLoader()) { self.loader = loader }
  func load(_ names: [String], done: @escaping () -> Void) {
    let group = DispatchGroup()
    for name in names {
      group.enter()
      loader.loadImage(named: name) { [weak self] result in
        defer { group.leave() }
        switch result {
        case .success(let image): self?.images.append(image)
        case .failure(let error):
          self?.errors.append(error)
          if case ImageError.notFound(let missing) = error { print("no image called \(missing)") }
        }
      }
    }
    group.notify(queue: .main, execute: done)
  }
}
let controller = ViewController()
controller.load(["cat", "dog", "bird"]) {
  print("loaded", controller.images.count, "errors", controller.errors.count, "cached", ImageCache.shared.count)
  controller.load(["cat"]) {
    print(controller.images.last ?? Image(name: "-", bytes: 0))
    exit(0)
  }
}
dispatchMain()
