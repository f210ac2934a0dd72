// What views show and take: texts, images, buttons. To set what is shown touches the user interface, which makes a mark also on the main
// thread. One text for the scenario library (LibraryArea.controls) and for the real libdispatch.
import Foundation

enum NSTextAlignment: Int { case left, center, right, justified, natural }
class UIImageView: UIView {
  var _image: UIImage? = nil
  var animationImages: [UIImage]? = nil
  var animationDuration = 0.0
  var isAnimating = false
  func startAnimating() {
    ui("UIImageView.startAnimating()")
    isAnimating = true
  }
  func stopAnimating() {
    ui("UIImageView.stopAnimating()")
    isAnimating = false
  }
  init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    _image = image
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var image: UIImage? {
    get {
      _onlyMain("UIImageView.image")
      return _image
    }
    set {
      ui("UIImageView.image")
      _image = newValue
    }
  }
}
class UILabel: UIView {
  var _text: String? = nil
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textColor: UIColor! = UIColor.label
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var font: UIFont! = UIFont.systemFont(ofSize: 17)
  var textAlignment = NSTextAlignment.natural
  var numberOfLines = 1
  var adjustsFontSizeToFitWidth = false
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var text: String? {
    get {
      _onlyMain("UILabel.text")
      return _text
    }
    set {
      ui("UILabel.text")
      _text = newValue
    }
  }
}
class UIAction: NSObject {
  let title: String
  let _handler: (UIAction) -> Void
  init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    _handler = handler
    super.init()
  }
}
final class _Target {
  weak var object: AnyObject?
  let call: (UIControl) -> Void
  let events: UIControl.Event
  init(_ object: AnyObject?, _ events: UIControl.Event, _ call: @escaping (UIControl) -> Void) {
    self.object = object
    self.events = events
    self.call = call
  }
}
// Nobody taps by themselves: `sendActions(for:)` does.
class UIControl: UIView {
  struct Event: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var touchDown: Event { Event(rawValue: 1) }
    static var touchUpInside: Event { Event(rawValue: 64) }
    static var valueChanged: Event { Event(rawValue: 4096) }
    static var primaryActionTriggered: Event { Event(rawValue: 8192) }
    static var editingDidBegin: Event { Event(rawValue: 65536) }
    static var editingChanged: Event { Event(rawValue: 131072) }
    static var editingDidEnd: Event { Event(rawValue: 262144) }
  }
  struct State: OptionSet, Hashable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var normal: State { State(rawValue: 0) }
    static var highlighted: State { State(rawValue: 1) }
    static var disabled: State { State(rawValue: 2) }
    static var selected: State { State(rawValue: 4) }
  }
  var _isEnabled = true
  var _targets: [_Target] = []
  var isSelected = false
  var isHighlighted = false
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var isEnabled: Bool {
    get { _isEnabled }
    set {
      ui("UIControl.isEnabled")
      _isEnabled = newValue
    }
  }
  func addTarget(_ target: Any?, action: Selector, for events: Event) {
    _onlyMain("UIControl.addTarget(_:action:for:)")
    let object = target.map { $0 as AnyObject }
    _targets.append(_Target(object, events) { [weak object] sender in object.map { action._call($0, sender) } })
  }
  func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    _targets.removeAll { target == nil || $0.object === object }
  }
  func addAction(_ action: UIAction, for events: Event) {
    _onlyMain("UIControl.addAction(_:for:)")
    _targets.append(_Target(nil, events) { _ in action._handler(action) })
  }
  func sendActions(for events: Event) {
    _onlyMain("UIControl.sendActions(for:)")
    for target in _targets where !target.events.isDisjoint(with: events) { target.call(self) }
  }
}
class UIButton: UIControl {
  enum ButtonType: Int { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close }
  var _title: String? = nil
  var _image: UIImage? = nil
  let titleLabel: UILabel? = UILabel()
  let imageView: UIImageView? = UIImageView()
  override init(frame: CGRect) { super.init(frame: frame) }
  convenience init(type: ButtonType) { self.init(frame: .zero) }
  convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var currentTitle: String? { _title }
  var currentImage: UIImage? { _image }
  func title(for state: UIControl.State) -> String? { _title }
  func setTitle(_ title: String?, for state: UIControl.State) {
    ui("UIButton.setTitle(_:for:)")
    _title = title
  }
  func setTitleColor(_ color: UIColor?, for state: UIControl.State) { _onlyMain("UIButton.setTitleColor(_:for:)") }
  func setImage(_ image: UIImage?, for state: UIControl.State) {
    ui("UIButton.setImage(_:for:)")
    _image = image
  }
}
class UISwitch: UIControl {
  var _isOn = false
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var isOn: Bool {
    get { _isOn }
    set {
      ui("UISwitch.isOn")
      _isOn = newValue
    }
  }
  func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
}
class UISlider: UIControl {
  var _value: Float = 0
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var value: Float {
    get { _value }
    set {
      ui("UISlider.value")
      _value = newValue
    }
  }
}
protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
}
extension UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  func textFieldDidBeginEditing(_ textField: UITextField) {}
  func textFieldDidEndEditing(_ textField: UITextField) {}
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    true
  }
}
class UITextField: UIControl {
  enum BorderStyle: Int { case none, line, bezel, roundedRect }
  weak var delegate: UITextFieldDelegate? = nil
  var borderStyle = BorderStyle.none
  var _text: String? = ""
  var placeholder: String? = nil
  var textColor: UIColor? = nil
  var font: UIFont? = nil
  var textAlignment = NSTextAlignment.natural
  var isSecureTextEntry = false
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var text: String? {
    get {
      _onlyMain("UITextField.text")
      return _text
    }
    set {
      ui("UITextField.text")
      _text = newValue
    }
  }
}
class UIProgressView: UIView {
  enum Style: Int { case `default`, bar }
  var _progress: Float = 0
  var progressTintColor: UIColor? = nil
  var trackTintColor: UIColor? = nil
  override init(frame: CGRect) { super.init(frame: frame) }
  convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var progress: Float {
    get { _progress }
    set {
      ui("UIProgressView.progress")
      _progress = min(max(newValue, 0), 1)
    }
  }
  func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
class UIActivityIndicatorView: UIView {
  enum Style: Int { case medium, large, whiteLarge, white, gray }
  var _isAnimating = false
  var hidesWhenStopped = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var color: UIColor! = UIColor.gray
  var style = Style.medium
  override init(frame: CGRect) { super.init(frame: frame) }
  convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var isAnimating: Bool { _isAnimating }
  func startAnimating() {
    ui("UIActivityIndicatorView.startAnimating()")
    _isAnimating = true
  }
  func stopAnimating() {
    ui("UIActivityIndicatorView.stopAnimating()")
    _isAnimating = false
  }
}
class UIStackView: UIView {
  enum Distribution: Int { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  enum Alignment: Int { case fill, leading, firstBaseline, center, trailing, lastBaseline }
  var axis = NSLayoutConstraint.Axis.horizontal
  var spacing: CGFloat = 0
  var distribution = Distribution.fill
  var alignment = Alignment.fill
  var _arranged: [UIView] = []
  override init(frame: CGRect) { super.init(frame: frame) }
  convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var arrangedSubviews: [UIView] { _arranged }
  func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    _arranged.append(view)
  }
  func removeArrangedSubview(_ view: UIView) { _arranged.removeAll { $0 === view } }
}
protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
class UIScrollView: UIView {
  var contentInset = UIEdgeInsets.zero
  var isScrollEnabled = true
  var isPagingEnabled = false
  var showsVerticalScrollIndicator = true
  var showsHorizontalScrollIndicator = true
  var contentSize = CGSize.zero
  var contentOffset = CGPoint.zero
  var refreshControl: UIRefreshControl? = nil
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func setContentOffset(_ offset: CGPoint, animated: Bool) {
    _onlyMain("UIScrollView.setContentOffset(_:animated:)")
    contentOffset = offset
  }
}
class UIRefreshControl: UIControl {
  var _isRefreshing = false
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var isRefreshing: Bool { _isRefreshing }
  func beginRefreshing() {
    ui("UIRefreshControl.beginRefreshing()")
    _isRefreshing = true
  }
  func endRefreshing() {
    ui("UIRefreshControl.endRefreshing()")
    _isRefreshing = false
  }
}
protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
// Nobody types: who plays the user sets the text and calls the delegate.
class UISearchBar: UIView {
  weak var delegate: UISearchBarDelegate? = nil
  var placeholder: String? = nil
  var showsCancelButton = false
  var _text: String? = ""
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var text: String? {
    get {
      _onlyMain("UISearchBar.text")
      return _text
    }
    set {
      ui("UISearchBar.text")
      _text = newValue
    }
  }
}
class UITextView: UIScrollView {
  var _text: String? = ""
  var textColor: UIColor? = nil
  var font: UIFont? = nil
  var textAlignment = NSTextAlignment.natural
  var isEditable = true
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var text: String! {
    get {
      _onlyMain("UITextView.text")
      return _text
    }
    set {
      ui("UITextView.text")
      _text = newValue
    }
  }
}
