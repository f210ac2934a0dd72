// advice: stubs for the types of the user interface; a note on the network
import AppKit

class PhotoCell: NSCollectionViewItem {
  @IBOutlet weak var photoView: NSImageView!
  private var task: URLSessionDataTask?
  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
    photoView.image = nil
  }
  func configure(with url: URL) {
    task = URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
      guard let data = data, let image = NSImage(data: data) else { return }
      DispatchQueue.main.async { self?.photoView.image = image }
    }
    task?.resume()
  }
}
