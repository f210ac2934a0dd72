// A table that loads images for its cells, and uses cells again; a collection.
import UIKit

final class ImageCell: UITableViewCell {
  static let identifier = "image"
  var request: DispatchWorkItem?
  private(set) var uses = 0

  override required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(UIView())
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    request?.cancel()
    uses += 1
    imageView?.image = nil
  }
}

final class ImagesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private let loader = DispatchQueue(label: "loader")
  private var names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(ImageCell.self, forCellReuseIdentifier: ImageCell.identifier)
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    loader.asyncAfter(deadline: .now() + 0.02) {
      let names = (1...25).map { "photo-\($0)" }
      DispatchQueue.main.async {
        self.names = names
        self.table.reloadData()
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      print("shows", self.table.visibleCells.count, self.table.indexPathsForVisibleRows?.last ?? [])
      let cell = self.table.cellForRow(at: IndexPath(row: 3, section: 0)) as? ImageCell
      print(cell?.textLabel?.text ?? "-", cell?.imageView?.image?.size.width ?? 0, cell?.uses ?? -1)
      self.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      print("scrolled to", self.table.indexPathsForVisibleRows?.first ?? [], self.table.visibleCells.count)
      let uses = self.table.visibleCells.compactMap { ($0 as? ImageCell)?.uses }
      print("uses", uses)
      self.names.removeLast(24)
      self.table.deleteRows(at: [], with: .automatic)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: ImageCell.identifier, for: indexPath) as? ImageCell else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let name = names[indexPath.row]
    cell.textLabel?.text = name
    let request = DispatchWorkItem { [weak cell] in
      let image = UIImage(named: name)
      DispatchQueue.main.async { cell?.imageView?.image = image }
    }
    cell.request = request
    loader.async(execute: request)
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row % 10 == 0 { print("displays", indexPath.row) }
  }
}

final class Dots: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "dot", for: indexPath)
    cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .red : .blue
    return cell
  }
}

final class DotCell: UICollectionViewCell {
  let label = UILabel()
  override required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

let controller = ImagesController()
controller.loadViewIfNeeded()

let dots = Dots()
let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
collection.register(DotCell.self, forCellWithReuseIdentifier: "dot")
collection.dataSource = dots
DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
  print("dots", collection.visibleCells.count, collection.visibleCells.allSatisfy { $0 is DotCell })
  print(collection.cellForItem(at: IndexPath(item: 3, section: 0))?.backgroundColor == .blue)
}
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.4))
