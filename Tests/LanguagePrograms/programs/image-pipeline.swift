// programs: an image pipeline with processors, a cache key, stages on queues and a memory warning
import Foundation

struct Pixels: Equatable, CustomStringConvertible {
  var width: Int
  var values: [UInt8]
  var height: Int { values.count / width }
  var description: String {
    stride(from: 0, to: values.count, by: width)
      .map { row in values[row..<min(row + width, values.count)].map { String(format: "%3d", $0) }.joined(separator: " ") }
      .joined(separator: "\n")
  }
}

protocol ImageProcessing {
  var identifier: String { get }
  func process(_ image: Pixels) -> Pixels?
}

extension ImageProcessing where Self: Hashable {
  func isEqual(to other: ImageProcessing) -> Bool { (other as? Self) == self }
}

enum ImageProcessors {
  struct Invert: ImageProcessing, Hashable {
    var identifier: String { "invert" }
    func process(_ image: Pixels) -> Pixels? {
      var result = image
      for index in result.values.indices { result.values[index] = 255 - result.values[index] }
      return result
    }
  }
  struct Crop: ImageProcessing, Hashable {
    let width: Int, height: Int
    var identifier: String { "crop-\(width)x\(height)" }
    func process(_ image: Pixels) -> Pixels? {
      guard width <= image.width, height <= image.height else { return nil }
      let values = (0..<height).flatMap { y in (0..<width).map { x in image.values[y * image.width + x] } }
      return Pixels(width: width, values: values)
    }
  }
  struct Brightness: ImageProcessing {
    let amount: Int
    var identifier: String { "brightness\(amount >= 0 ? "+" : "")\(amount)" }
    func process(_ image: Pixels) -> Pixels? {
      var result = image
      result.values = image.values.map { UInt8(clamping: Int($0) + amount) }
      return result
    }
  }
  struct Composition: ImageProcessing {
    let processors: [ImageProcessing]
    init(_ processors: ImageProcessing...) { self.processors = processors }
    var identifier: String { processors.map { $0.identifier }.joined(separator: "|") }
    func process(_ image: Pixels) -> Pixels? {
      processors.reduce(image) { image, processor in image.flatMap(processor.process) }
    }
  }
}

struct ImageRequest {
  struct Options: OptionSet {
    let rawValue: Int
    static let disableCache = Options(rawValue: 1 << 0)
    static let skipDecompression = Options(rawValue: 1 << 1)
    static let all: Options = [.disableCache, .skipDecompression]
  }
  var name: String
  var processors: [ImageProcessing] = []
  var options: Options = []
  fileprivate var key: String { ([name] + processors.map(\.identifier)).joined(separator: "/") }
}

enum PipelineError: Error {
  case dataLoadingFailed(name: String)
  case processingFailed(ImageProcessing)
}

final class ImagePipeline {
  static let shared = ImagePipeline()
  typealias Completion = (Result<Pixels, PipelineError>) -> Void

  private let queue = DispatchQueue(label: "pipeline")
  private let decoding = DispatchQueue(label: "decoding", attributes: .concurrent)
  private var cache: [String: Pixels] = [:]
  private var waiting: [String: [Completion]] = [:]
  private(set) var loads = 0

  @discardableResult
  func load(_ request: ImageRequest, completion: @escaping Completion) -> String {
    let key = request.key
    queue.async {
      if !request.options.contains(.disableCache), let image = self.cache[key] {
        DispatchQueue.main.async { completion(.success(image)) }
        return
      }
      if self.waiting[key] != nil {
        self.waiting[key]!.append(completion)
        return
      }
      self.waiting[key] = [completion]
      self.start(request, key)
    }
    return key
  }

  private func start(_ request: ImageRequest, _ key: String) {
    loads += 1
    decoding.async { [weak self] in
      let result: Result<Pixels, PipelineError>
      do {
        var image = try Self.data(for: request.name)
        for processor in request.processors {
          guard let next = processor.process(image) else { throw PipelineError.processingFailed(processor) }
          image = next
        }
        result = .success(image)
      } catch let error as PipelineError {
        result = .failure(error)
      } catch {
        fatalError("unexpected \(error)")
      }
      self?.queue.async {
        if case .success(let image) = result { self?.cache[key] = image }
        let completions = self?.waiting.removeValue(forKey: key) ?? []
        DispatchQueue.main.async { completions.forEach { $0(result) } }
      }
    }
  }

  private class func data(for name: String) throws -> Pixels {
    Thread.sleep(forTimeInterval: 0.03)
    guard let width = Int(name) else { throw PipelineError.dataLoadingFailed(name: name) }
    return Pixels(width: width, values: (0..<UInt8(width * width)).map { $0 &* 10 })
  }

  func removeAll() { queue.sync { cache.removeAll(keepingCapacity: true) } }
}

func describe(_ result: Result<Pixels, PipelineError>) -> String {
  switch result {
  case .success(let image): return "\(image.width)×\(image.height)\n\(image)"
  case .failure(.dataLoadingFailed(let name)): return "no image \(name)"
  case .failure(.processingFailed(let processor)): return "\(type(of: processor)) failed: \(processor.identifier)"
  }
}

var step = 0
func next() {
  step += 1
  switch step {
  case 1:
    let crop = ImageProcessors.Composition(ImageProcessors.Crop(width: 2, height: 2), ImageProcessors.Invert())
    ImagePipeline.shared.load(ImageRequest(name: "3", processors: [crop])) { print(describe($0)); next() }
  case 2:
    ImagePipeline.shared.load(ImageRequest(name: "2", processors: [ImageProcessors.Brightness(amount: 240)])) {
      print(describe($0))
      next()
    }
  case 3:
    let group = DispatchGroup()
    for _ in 1...3 {
      group.enter()
      ImagePipeline.shared.load(.init(name: "4")) { result in
        if case .success(let image) = result { print("loaded", image.width) }
        group.leave()
      }
    }
    group.notify(queue: .main) { print("loads:", ImagePipeline.shared.loads); next() }
  case 4:
    ImagePipeline.shared.load(.init(name: "cat", options: .disableCache)) { print(describe($0)); next() }
  case 5:
    ImagePipeline.shared.load(.init(name: "1", processors: [ImageProcessors.Crop(width: 9, height: 9)], options: [.all])) {
      print(describe($0))
      next()
    }
  default:
    ImagePipeline.shared.removeAll()
    let a = ImageProcessors.Crop(width: 1, height: 2)
    print(a.isEqual(to: ImageProcessors.Crop(width: 1, height: 2)), a.isEqual(to: ImageProcessors.Invert()))
    exit(0)
  }
}
next()
dispatchMain()
