// advice: stubs for the types of the user interface; a note on the network
import UIKit

class PhotoCell: UICollectionViewCell {
  @IBOutlet weak var imageView: UIImageView!
  private var task: URLSessionDataTask?
  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
    imageView.image = nil
  }
  func configure(with url: URL) {
    task = URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
      guard let data = data, let image = UIImage(data: data) else { return }
      DispatchQueue.main.async { self?.imageView.image = image }
    }
    task?.resume()
  }
}
