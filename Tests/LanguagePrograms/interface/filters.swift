// interface: photos that operations download and filter, as the tutorials have them
import UIKit
import CoreImage

enum PhotoState { case new, downloaded, filtered, failed }

final class Photo {
  let name: String
  var state = PhotoState.new
  var image: UIImage?
  init(name: String) { self.name = name }
}

final class Download: Operation {
  let photo: Photo
  init(_ photo: Photo) { self.photo = photo }
  override func main() {
    if isCancelled { return }
    Thread.sleep(forTimeInterval: 0.05)
    if isCancelled { return }
    photo.image = UIImage(data: Data(photo.name.utf8))
    photo.state = photo.image == nil ? .failed : .downloaded
  }
}

final class Filtration: Operation {
  let photo: Photo
  init(_ photo: Photo) { self.photo = photo }
  override func main() {
    guard !isCancelled, photo.state == .downloaded, let image = photo.image, let filtered = sepia(image) else { return }
    photo.image = filtered
    photo.state = .filtered
  }
  private func sepia(_ image: UIImage) -> UIImage? {
    guard let data = image.pngData(), let input = CIImage(data: data) else { return nil }
    let context = CIContext(options: nil)
    guard let filter = CIFilter(name: "CISepiaTone") else { return nil }
    filter.setValue(input, forKey: kCIInputImageKey)
    filter.setValue(0.8, forKey: "inputIntensity")
    guard !isCancelled, let output = filter.outputImage, let made = context.createCGImage(output, from: output.extent) else {
      return nil
    }
    return UIImage(cgImage: made)
  }
}

func resized(_ image: UIImage, to size: CGSize) -> UIImage? {
  UIGraphicsBeginImageContextWithOptions(size, false, 0)
  defer { UIGraphicsEndImageContext() }
  image.draw(in: CGRect(origin: .zero, size: size))
  return UIGraphicsGetImageFromCurrentImageContext()
}

let photos = ["lake", "", "hill"].map { Photo(name: $0) }
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
for photo in photos {
  let download = Download(photo)
  let filtration = Filtration(photo)
  filtration.addDependency(download)
  filtration.completionBlock = {
    let width: CGFloat = photo.image?.size.width ?? 0
    print(photo.name, photo.state, width)
  }
  queue.addOperations([download, filtration], waitUntilFinished: true)
  Thread.sleep(forTimeInterval: 0.05)
}
let small = resized(photos[0].image!, to: CGSize(width: 10, height: 20))
print(small?.size.height ?? 0, UIGraphicsGetImageFromCurrentImageContext() == nil, kCIInputImageKey)
