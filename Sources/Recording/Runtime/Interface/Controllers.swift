// Controllers and what shows them: a view is loaded when it is first asked for, and appears in a turn of the main queue of its own. One
// text for the scenario library (LibraryArea.controllers) and for the real libdispatch.
import Foundation

class UINavigationItem: NSObject {
  var title: String? = nil
  var prompt: String? = nil
  var leftBarButtonItem: UIBarButtonItem? = nil
  var rightBarButtonItem: UIBarButtonItem? = nil
  override init() { super.init() }
}
class UIBarButtonItem: NSObject {
  enum Style: Int { case plain, done }
  enum SystemItem: Int { case done, cancel, edit, save, add, refresh, search, action, trash, play, pause, stop }
  var title: String? = nil
  var isEnabled = true
  override init() { super.init() }
  init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.title = title
    super.init()
  }
  init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) { super.init() }
  init(customView view: UIView) { super.init() }
}
class UIViewController: UIResponder {
  enum ModalPresentationStyle: Int { case fullScreen, pageSheet, formSheet, currentContext, overFullScreen, automatic }
  var _title: String? = nil
  var edgesForExtendedLayout = UIRectEdge.all
  var modalPresentationStyle = ModalPresentationStyle.automatic
  let navigationItem = UINavigationItem()
  var _view: UIView? = nil
  weak var _parent: UIViewController? = nil
  weak var _presenting: UIViewController? = nil
  var _presented: UIViewController? = nil
  var _children: [UIViewController] = []
  init(nibName: String?, bundle: Bundle?) {
    super.init()
    _onlyMain("UIViewController.init()")
  }
  convenience override init() { self.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var view: UIView! {
    get {
      loadViewIfNeeded()
      return _view
    }
    set { _view = newValue }
  }
  var title: String? {
    get { _title }
    set {
      _onlyMain("UIViewController.title")
      _title = newValue
    }
  }
  var isViewLoaded: Bool { _view != nil }
  var viewIfLoaded: UIView? { _view }
  var parent: UIViewController? { _parent }
  var children: [UIViewController] { _children }
  var presentingViewController: UIViewController? { _presenting }
  var presentedViewController: UIViewController? { _presented }
  var navigationController: UINavigationController? {
    _onlyMain("UIViewController.navigationController")
    return (self as? UINavigationController) ?? (_parent as? UINavigationController) ?? _parent?.navigationController
  }
  // There are no storyboards: where a segue would lead is a plain controller.
  func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  func performSegue(withIdentifier identifier: String, sender: Any?) {
    _onlyMain("UIViewController.performSegue(withIdentifier:sender:)")
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: UIViewController())
    prepare(for: segue, sender: sender)
    segue.perform()
  }
  func loadViewIfNeeded() {
    _onlyMain("UIViewController.view")
    guard _view == nil else { return }
    loadView()
    viewDidLoad()
  }
  func loadView() { _view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
  func viewDidLoad() {}
  func viewWillAppear(_ animated: Bool) {}
  func viewDidAppear(_ animated: Bool) {}
  func viewWillDisappear(_ animated: Bool) {}
  func viewDidDisappear(_ animated: Bool) {}
  func viewWillLayoutSubviews() {}
  func viewDidLayoutSubviews() {}
  func didReceiveMemoryWarning() {}
  func addChild(_ child: UIViewController) {
    child._parent = self
    _children.append(child)
  }
  func removeFromParent() {
    _parent?._children.removeAll { $0 === self }
    _parent = nil
  }
  func didMove(toParent parent: UIViewController?) {}
  func willMove(toParent parent: UIViewController?) {}
  func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    ui("UIViewController.present(_:animated:)")
    controller._presenting = self
    _presented = controller
    controller._show(animated, completion)
  }
  func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    ui("UIViewController.dismiss(animated:)")
    guard let shown = _presented ?? (_presenting != nil ? self : nil) else { return }
    shown._presenting?._presented = nil
    shown._presenting = nil
    shown._hide(animated, completion)
  }
  func _show(_ animated: Bool, _ completion: (() -> Void)? = nil) {
    let viewAppears = DispatchWorkItem {
      self._appear(animated)
      completion?()
    }
    DispatchQueue.main.async(execute: viewAppears)
  }
  func _hide(_ animated: Bool, _ completion: (() -> Void)? = nil) {
    let viewDisappears = DispatchWorkItem {
      self.viewWillDisappear(animated)
      self.viewDidDisappear(animated)
      completion?()
    }
    DispatchQueue.main.async(execute: viewDisappears)
  }
  func _appear(_ animated: Bool) {
    loadViewIfNeeded()
    viewWillAppear(animated)
    viewWillLayoutSubviews()
    _view?.layoutSubviews()
    viewDidLayoutSubviews()
    viewDidAppear(animated)
  }
}
class UIStoryboardSegue: NSObject {
  let identifier: String?
  let source: UIViewController
  let destination: UIViewController
  init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
  func perform() { source.present(destination, animated: true) }
}
class UINavigationBar: UIView {
  var prefersLargeTitles = false
  var isTranslucent = true
  var barTintColor: UIColor? = nil
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
class UINavigationController: UIViewController {
  let navigationBar = UINavigationBar()
  var _stack: [UIViewController] = []
  var isNavigationBarHidden = false
  init(rootViewController root: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    root._parent = self
    _stack = [root]
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var viewControllers: [UIViewController] {
    get { _stack }
    set {
      for controller in newValue { controller._parent = self }
      _stack = newValue
    }
  }
  var topViewController: UIViewController? { _stack.last }
  var visibleViewController: UIViewController? { _presented ?? _stack.last }
  func pushViewController(_ controller: UIViewController, animated: Bool) {
    ui("UINavigationController.pushViewController(_:animated:)")
    _stack.last?._hide(animated)
    controller._parent = self
    _stack.append(controller)
    controller._show(animated)
  }
  @discardableResult func popViewController(animated: Bool) -> UIViewController? {
    ui("UINavigationController.popViewController(animated:)")
    guard _stack.count > 1 else { return nil }
    let top = _stack.removeLast()
    top._hide(animated)
    top._parent = nil
    _stack.last?._show(animated)
    return top
  }
  @discardableResult func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let top = popViewController(animated: animated) { popped.append(top) }
    return popped
  }
  override func _appear(_ animated: Bool) {
    super._appear(animated)
    _stack.last?._appear(animated)
  }
}
class UITabBarController: UIViewController {
  var viewControllers: [UIViewController]? = nil
  var selectedIndex = 0
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
  override func _appear(_ animated: Bool) {
    super._appear(animated)
    selectedViewController?._appear(animated)
  }
}
class UIAlertAction: NSObject {
  enum Style: Int { case `default`, cancel, destructive }
  let title: String?
  let _handler: ((UIAlertAction) -> Void)?
  init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    _handler = handler
    super.init()
  }
}
// Nobody answers it.
class UIAlertController: UIViewController {
  enum Style: Int { case actionSheet, alert }
  var message: String? = nil
  var _actions: [UIAlertAction] = []
  var actions: [UIAlertAction] { _actions }
  convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func addAction(_ action: UIAlertAction) { _actions.append(action) }
  var textFields: [UITextField]? = nil
  func addTextField(configurationHandler handler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    handler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
class UIScreen: NSObject {
  static let main = UIScreen()
  override init() { super.init() }
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  var scale: CGFloat { 3 }
}
class UIWindow: UIView {
  var _root: UIViewController? = nil
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var rootViewController: UIViewController? {
    get { _root }
    set {
      _onlyMain("UIWindow.rootViewController")
      _root = newValue
    }
  }
  func makeKeyAndVisible() {
    _onlyMain("UIWindow.makeKeyAndVisible()")
    _root?._show(false)
  }
}
final class PlaygroundPage {
  static let current = PlaygroundPage()
  var needsIndefiniteExecution = false
  var _liveView: Any? = nil
  init() {}
  // The page shows it in a turn of the main queue.
  var liveView: Any? {
    get { _liveView }
    set {
      _liveView = newValue
      (newValue as? UIViewController)?._show(false)
    }
  }
  func setLiveView(_ view: Any?) { liveView = view }
  func finishExecution() -> Never { exit(0) }
}
