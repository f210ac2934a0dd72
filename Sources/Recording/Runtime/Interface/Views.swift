// Views as far as threads go: what is set is kept, nothing is drawn, and only the main thread may. One text for the scenario library
// (LibraryArea.views) and for the real libdispatch.
import Foundation

/// What makes no mark on the main thread: there is much of it.
func _onlyMain(_ what: String) {
  if !Thread.isMainThread { ui(what) }
}
class UIResponder: NSObject {
  override init() { super.init() }
  var isFirstResponder: Bool { false }
  var canBecomeFirstResponder: Bool { false }
  @discardableResult func becomeFirstResponder() -> Bool { true }
  @discardableResult func resignFirstResponder() -> Bool { true }
}
class CALayer: NSObject {
  var cornerRadius: CGFloat = 0
  var masksToBounds = false
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = nil
  var backgroundColor: CGColor? = nil
  var shadowColor: CGColor? = nil
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 0
  var shadowOffset = CGSize.zero
  var opacity: Float = 1
  var frame = CGRect.zero
  override init() { super.init() }
  func addSublayer(_ layer: CALayer) {}
  func removeAllAnimations() {}
}
struct UIEdgeInsets: Equatable {
  var top: CGFloat
  var left: CGFloat
  var bottom: CGFloat
  var right: CGFloat
  static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}
struct UIRectEdge: OptionSet {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
  static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
  static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
  static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
  static var all: UIRectEdge { UIRectEdge(rawValue: 15) }
}
// What constraints are between.
protocol _Anchored: AnyObject {}
extension _Anchored {
  var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
class UIView: UIResponder, _Anchored {
  enum ContentMode: Int {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  struct AutoresizingMask: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
    static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
  }
  struct AnimationOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var curveEaseInOut: AnimationOptions { AnimationOptions(rawValue: 0) }
    static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1) }
    static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2) }
    static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3) }
    static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 4) }
    static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 8) }
    static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 16) }
  }
  var _frame: CGRect
  var _backgroundColor: UIColor? = nil
  var _tintColor: UIColor? = nil
  var _alpha: CGFloat = 1
  var _isHidden = false
  var _subviews: [UIView] = []
  weak var _superview: UIView? = nil
  var tag = 0
  var contentMode = ContentMode.scaleToFill
  var autoresizingMask: AutoresizingMask = []
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var isOpaque = true
  var translatesAutoresizingMaskIntoConstraints = true
  var accessibilityIdentifier: String? = nil
  var accessibilityLabel: String? = nil
  let layer = CALayer()
  init(frame: CGRect) {
    _frame = frame
    super.init()
    _onlyMain("UIView.init(frame:)")
  }
  convenience override init() { self.init(frame: .zero) }
  required init?(coder: NSCoder) {
    _frame = .zero
    super.init()
  }
  var frame: CGRect {
    get {
      _onlyMain("UIView.frame")
      return _frame
    }
    set {
      _onlyMain("UIView.frame")
      _frame = newValue
    }
  }
  var bounds: CGRect {
    get {
      _onlyMain("UIView.bounds")
      return CGRect(origin: .zero, size: _frame.size)
    }
    set {
      _onlyMain("UIView.bounds")
      _frame.size = newValue.size
    }
  }
  var center: CGPoint {
    get {
      _onlyMain("UIView.center")
      return CGPoint(x: _frame.midX, y: _frame.midY)
    }
    set {
      _onlyMain("UIView.center")
      _frame.origin = CGPoint(x: newValue.x - _frame.width / 2, y: newValue.y - _frame.height / 2)
    }
  }
  var backgroundColor: UIColor? {
    get {
      _onlyMain("UIView.backgroundColor")
      return _backgroundColor
    }
    set {
      _onlyMain("UIView.backgroundColor")
      _backgroundColor = newValue
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var tintColor: UIColor! {
    get { _tintColor ?? UIColor.systemBlue }
    set {
      _onlyMain("UIView.tintColor")
      _tintColor = newValue
    }
  }
  var alpha: CGFloat {
    get { _alpha }
    set {
      _onlyMain("UIView.alpha")
      _alpha = newValue
    }
  }
  var isHidden: Bool {
    get { _isHidden }
    set {
      ui("UIView.isHidden")
      _isHidden = newValue
    }
  }
  var subviews: [UIView] {
    _onlyMain("UIView.subviews")
    return _subviews
  }
  var superview: UIView? { _superview }
  var window: UIWindow? { (self as? UIWindow) ?? _superview?.window }
  var constraints: [NSLayoutConstraint] { [] }
  func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  @discardableResult func endEditing(_ force: Bool) -> Bool {
    _onlyMain("UIView.endEditing(_:)")
    return true
  }
  func addSubview(_ view: UIView) { insertSubview(view, at: _subviews.count) }
  func insertSubview(_ view: UIView, at index: Int) {
    _onlyMain("UIView.addSubview(_:)")
    view._superview?._subviews.removeAll { $0 === view }
    view._superview = self
    _subviews.insert(view, at: min(index, _subviews.count))
  }
  func removeFromSuperview() {
    _onlyMain("UIView.removeFromSuperview()")
    _superview?._subviews.removeAll { $0 === self }
    _superview = nil
  }
  func bringSubviewToFront(_ view: UIView) { _onlyMain("UIView.bringSubviewToFront(_:)") }
  func sendSubviewToBack(_ view: UIView) { _onlyMain("UIView.sendSubviewToBack(_:)") }
  func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in _subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
  func setNeedsLayout() { _onlyMain("UIView.setNeedsLayout()") }
  func setNeedsDisplay() { _onlyMain("UIView.setNeedsDisplay()") }
  func layoutIfNeeded() {
    _onlyMain("UIView.layoutIfNeeded()")
    layoutSubviews()
  }
  func layoutSubviews() { _onlyMain("UIView.layoutSubviews()") }
  func sizeToFit() { _onlyMain("UIView.sizeToFit()") }
  func draw(_ rect: CGRect) {}
  func didMoveToSuperview() {}
  func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { _onlyMain("UIView.addGestureRecognizer(_:)") }
  var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  // The values are the new ones at once, as in UIKit; what comes after an animation comes when it is over.
  static func animate(withDuration duration: Double, animations: @escaping () -> Void) {
    _animate(duration, animations, nil)
  }
  static func animate(
    withDuration duration: Double, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    _animate(duration, animations, completion)
  }
  static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    _animate(duration + delay, animations, completion)
  }
  static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    _animate(duration + delay, animations, completion)
  }
  static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    _animate(duration, animations ?? {}, completion)
  }
  static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  static func _animate(_ seconds: Double, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    _onlyMain("UIView.animate(withDuration:animations:)")
    animations()
    guard let completion else { return }
    let animationEnded = DispatchWorkItem { completion(true) }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: animationEnded)
  }
}
class UILayoutGuide: NSObject, _Anchored {
  override init() { super.init() }
}
// Where a view would be is not worked out: a constraint is only kept.
class NSLayoutConstraint: NSObject {
  enum Axis: Int { case horizontal, vertical }
  enum Relation: Int { case lessThanOrEqual, equal, greaterThanOrEqual }
  enum Attribute: Int {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  }
  var isActive = false
  var constant: CGFloat
  init(_constant: CGFloat) {
    constant = _constant
    super.init()
  }
  init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?, attribute otherAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.constant = constant
    super.init()
  }
  static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
class NSLayoutAnchor: NSObject {
  override init() { super.init() }
  func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(_constant: constant)
  }
  func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(_constant: constant)
  }
  func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(_constant: constant)
  }
  func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(_constant: constant)
  }
  func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(_constant: constant) }
  func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(_constant: constant)
  }
  func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(_constant: constant) }
}
class NSLayoutXAxisAnchor: NSLayoutAnchor { override init() { super.init() } }
class NSLayoutYAxisAnchor: NSLayoutAnchor { override init() { super.init() } }
class NSLayoutDimension: NSLayoutAnchor { override init() { super.init() } }
class UIGestureRecognizer: NSObject {
  enum State: Int { case possible, began, changed, ended, cancelled, failed }
  var isEnabled = true
  var state: State { .ended }
  override init() { super.init() }
  init(target: Any?, action: Selector?) { super.init() }
}
class UITapGestureRecognizer: UIGestureRecognizer {
  var numberOfTapsRequired = 1
  override init() { super.init() }
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}
