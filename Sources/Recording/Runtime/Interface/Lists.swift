// Tables and collections: in a turn of the main queue after something has changed they ask for the cells that fit on a screen, and use
// cells again. One text for the scenario library (LibraryArea.lists) and for the real libdispatch.
import Foundation

protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}
extension UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}
protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
}
extension UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
}
class UITableViewCell: UIView {
  enum CellStyle: Int { case `default`, value1, value2, subtitle }
  enum AccessoryType: Int { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
  enum SelectionStyle: Int { case none, blue, gray, `default` }
  let reuseIdentifier: String?
  let contentView = UIView()
  let textLabel: UILabel? = UILabel()
  let detailTextLabel: UILabel? = UILabel()
  let imageView: UIImageView? = UIImageView()
  var accessoryType = AccessoryType.none
  var selectionStyle = SelectionStyle.default
  var accessoryView: UIView? = nil
  var isSelected = false
  required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  }
  required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  func prepareForReuse() {}
  func awakeFromNib() {}
  func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
class UITableView: UIScrollView {
  static var automaticDimension: CGFloat { -1 }
  enum SeparatorStyle: Int { case none, singleLine }
  var separatorStyle = SeparatorStyle.singleLine
  enum Style: Int { case plain, grouped, insetGrouped }
  enum RowAnimation: Int { case fade, right, left, top, bottom, none, middle, automatic }
  enum ScrollPosition: Int { case none, top, middle, bottom }
  static var _rowsOnScreen: Int { 10 }
  weak var _dataSource: UITableViewDataSource? = nil
  weak var delegate: UITableViewDelegate? = nil
  var rowHeight: CGFloat = 44
  var estimatedRowHeight: CGFloat = 44
  var tableFooterView: UIView? = nil
  var tableHeaderView: UIView? = nil
  var allowsSelection = true
  var _classes: [String: UITableViewCell.Type] = [:]
  var _pool: [UITableViewCell] = []
  var _shown: [(path: IndexPath, cell: UITableViewCell)] = []
  var _first = 0
  var _isWaiting = false
  override init(frame: CGRect) { super.init(frame: frame) }
  convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var dataSource: UITableViewDataSource? {
    get { _dataSource }
    set {
      _onlyMain("UITableView.dataSource")
      _dataSource = newValue
      _change()
    }
  }
  func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    _classes[identifier] = cellClass as? UITableViewCell.Type
  }
  func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    _onlyMain("UITableView.dequeueReusableCell(withIdentifier:)")
    if let place = _pool.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = _pool.remove(at: place)
      cell.prepareForReuse()
      return cell
    }
    return _classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
  }
  func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError("unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier")
    }
    return cell
  }
  func numberOfRows(inSection section: Int) -> Int { _dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }
  var numberOfSections: Int { _dataSource?.numberOfSections(in: self) ?? 0 }
  var visibleCells: [UITableViewCell] { _shown.map { $0.cell } }
  var indexPathsForVisibleRows: [IndexPath]? { _shown.map { $0.path } }
  func cellForRow(at path: IndexPath) -> UITableViewCell? {
    _onlyMain("UITableView.cellForRow(at:)")
    return _shown.first { $0.path == path }?.cell
  }
  func indexPath(for cell: UITableViewCell) -> IndexPath? { _shown.first { $0.cell === cell }?.path }
  func reloadData() {
    ui("UITableView.reloadData()")
    _change()
  }
  func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    ui("UITableView.reloadRows(at:with:)")
    _change()
  }
  func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    ui("UITableView.insertRows(at:with:)")
    _change()
  }
  func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    ui("UITableView.deleteRows(at:with:)")
    _change()
  }
  func beginUpdates() { _onlyMain("UITableView.beginUpdates()") }
  func endUpdates() { _onlyMain("UITableView.endUpdates()") }
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    ui("UITableView.performBatchUpdates(_:completion:)")
    updates?()
    if let completion { DispatchQueue.main.async { completion(true) } }
  }
  func deselectRow(at path: IndexPath, animated: Bool) { _onlyMain("UITableView.deselectRow(at:animated:)") }
  // What a user does by a finger.
  func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    ui("UITableView.scrollToRow(at:at:animated:)")
    _first = _paths().firstIndex(of: path) ?? 0
    _change()
  }
  func _paths() -> [IndexPath] {
    guard let source = _dataSource else { return [] }
    return (0..<source.numberOfSections(in: self)).flatMap { section in
      (0..<source.tableView(self, numberOfRowsInSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }
  func _change() {
    if _isWaiting { return }
    _isWaiting = true
    let tableShowsCells = DispatchWorkItem { self._showCells() }
    DispatchQueue.main.async(execute: tableShowsCells)
  }
  func _showCells() {
    _isWaiting = false
    for shown in _shown {
      delegate?.tableView(self, didEndDisplaying: shown.cell, forRowAt: shown.path)
      _pool.append(shown.cell)
    }
    _shown = []
    for path in _paths().dropFirst(_first).prefix(UITableView._rowsOnScreen) {
      guard let cell = _dataSource?.tableView(self, cellForRowAt: path) else { return }
      _shown.append((path: path, cell: cell))
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }
}
class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  let tableView: UITableView! = UITableView()
  var refreshControl: UIRefreshControl? = nil
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  convenience init(style: UITableView.Style) { self.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
  }
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    fatalError("tableView(_:cellForRowAt:) has not been overridden")
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
}
protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}
extension UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}
extension UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50, height: 50) }
}
class UICollectionReusableView: UIView {
  var _identifier: String? = nil
  override required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var reuseIdentifier: String? { _identifier }
  func prepareForReuse() {}
  func awakeFromNib() {}
}
class UICollectionViewCell: UICollectionReusableView {
  let contentView = UIView()
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
class UICollectionViewLayout: NSObject { override init() { super.init() } }
class UICollectionViewFlowLayout: UICollectionViewLayout {
  enum ScrollDirection: Int { case vertical, horizontal }
  var itemSize = CGSize(width: 50, height: 50)
  var minimumLineSpacing: CGFloat = 10
  var minimumInteritemSpacing: CGFloat = 10
  var scrollDirection = ScrollDirection.vertical
  override init() { super.init() }
}
class UICollectionView: UIScrollView {
  static var _itemsOnScreen: Int { 20 }
  weak var _dataSource: UICollectionViewDataSource? = nil
  weak var delegate: UICollectionViewDelegate? = nil
  var _classes: [String: UICollectionViewCell.Type] = [:]
  var _pool: [UICollectionViewCell] = []
  var _shown: [(path: IndexPath, cell: UICollectionViewCell)] = []
  var _isWaiting = false
  init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var dataSource: UICollectionViewDataSource? {
    get { _dataSource }
    set {
      _onlyMain("UICollectionView.dataSource")
      _dataSource = newValue
      _change()
    }
  }
  func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    _classes[identifier] = cellClass as? UICollectionViewCell.Type
  }
  func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
    _onlyMain("UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)")
    if let place = _pool.firstIndex(where: { $0._identifier == identifier }) {
      let cell = _pool.remove(at: place)
      cell.prepareForReuse()
      return cell
    }
    guard let made = _classes[identifier].map({ $0.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }) else {
      fatalError("could not dequeue a view with identifier \(identifier) - must register a nib or a class for the identifier")
    }
    made._identifier = identifier
    return made
  }
  func numberOfItems(inSection section: Int) -> Int { _dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
  var visibleCells: [UICollectionViewCell] { _shown.map { $0.cell } }
  func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    _onlyMain("UICollectionView.cellForItem(at:)")
    return _shown.first { $0.path == path }?.cell
  }
  func indexPath(for cell: UICollectionViewCell) -> IndexPath? { _shown.first { $0.cell === cell }?.path }
  func reloadData() {
    ui("UICollectionView.reloadData()")
    _change()
  }
  func reloadItems(at paths: [IndexPath]) {
    ui("UICollectionView.reloadItems(at:)")
    _change()
  }
  func insertItems(at paths: [IndexPath]) {
    ui("UICollectionView.insertItems(at:)")
    _change()
  }
  func deleteItems(at paths: [IndexPath]) {
    ui("UICollectionView.deleteItems(at:)")
    _change()
  }
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    ui("UICollectionView.performBatchUpdates(_:completion:)")
    updates?()
    if let completion { DispatchQueue.main.async { completion(true) } }
  }
  func _change() {
    if _isWaiting { return }
    _isWaiting = true
    let collectionShowsCells = DispatchWorkItem { self._showCells() }
    DispatchQueue.main.async(execute: collectionShowsCells)
  }
  func _showCells() {
    _isWaiting = false
    guard let source = _dataSource else { return }
    _pool += _shown.map { $0.cell }
    _shown = []
    for section in 0..<source.numberOfSections(in: self) {
      for item in 0..<source.collectionView(self, numberOfItemsInSection: section) {
        if _shown.count == UICollectionView._itemsOnScreen { return }
        let path = IndexPath(item: item, section: section)
        _shown.append((path: path, cell: source.collectionView(self, cellForItemAt: path)))
      }
    }
  }
}
class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  let collectionView: UICollectionView!
  init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { return nil }
  override func loadView() {
    view = collectionView
    collectionView.dataSource = self
    collectionView.delegate = self
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    fatalError("collectionView(_:cellForItemAt:) is not written")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
