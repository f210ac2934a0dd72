/// A small user interface: UIKit's names as far as threads go. What is set is kept, nothing is drawn, and what only the main thread may do
/// is found where another does it.
///
/// The texts are those of `Sources/Recording/Runtime/Interface`, which the real libdispatch runs, too.
extension LibraryArea {
  /// Images, colours and fonts.
  static let images = LibraryArea(
    name: "Images",
    module: "UIKit",
    provides: [
      "CGColor", "UIColor", "UIFont", "CGImage", "UIImage", "UIGraphicsImageRendererContext",
      "UIGraphicsImageRenderer", "_Drawings", "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions",
      "UIGraphicsGetImageFromCurrentImageContext", "UIGraphicsEndImageContext", "CIImage", "CIContextOption", "CIContext",
      "CIFilter",
    ],
    source: text("Interface/Images"))

  /// Views, their layers, and where they are.
  static let views = LibraryArea(
    name: "Views",
    module: "UIKit",
    provides: [
      "_onlyMain", "UIResponder", "CALayer", "UIEdgeInsets", "UIRectEdge", "_Anchored", "UIView", "UILayoutGuide",
      "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension",
      "UIGestureRecognizer", "UITapGestureRecognizer",
    ],
    source: text("Interface/Views"))

  /// Views that show and take something.
  static let controls = LibraryArea(
    name: "Controls",
    module: "UIKit",
    provides: [
      "NSTextAlignment", "UIImageView", "UILabel", "UIAction", "_Target", "UIControl", "UIButton", "UISwitch",
      "UISlider", "UITextFieldDelegate", "UITextField", "UIProgressView", "UIActivityIndicatorView", "UIStackView",
      "UIScrollViewDelegate", "UIScrollView", "UIRefreshControl", "UISearchBarDelegate", "UISearchBar", "UITextView",
    ],
    source: text("Interface/Controls"))

  /// Controllers, windows, and the page of a playground.
  static let controllers = LibraryArea(
    name: "Controllers",
    module: "UIKit",
    provides: [
      "UINavigationItem", "UIBarButtonItem", "UIViewController", "UIStoryboardSegue", "UINavigationBar", "UINavigationController",
      "UITabBarController", "UIAlertAction", "UIAlertController", "UIScreen", "UIWindow", "PlaygroundPage",
    ],
    source: text("Interface/Controllers"))

  /// Tables and collections.
  static let lists = LibraryArea(
    name: "Lists",
    module: "UIKit",
    provides: [
      "UITableViewDataSource", "UITableViewDelegate", "UITableViewCell", "UITableView", "UITableViewController",
      "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
      "UICollectionReusableView", "UICollectionViewCell",
      "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionView", "UICollectionViewController",
    ],
    source: text("Interface/Lists"))

  /// What `#selector` stands for.
  static let selectors = LibraryArea(
    name: "Selectors",
    module: "Foundation",
    provides: ["Selector", "_Request", "_Requests"],
    extends: Extended(
      types: ["NSObject"], onUseOf: ["Selector"],
      onMentionOf: ["NSObject", "UIView", "UIViewController", "UITableViewController"]),
    source: text("Interface/Selectors", "Threads/ThreadRequests"))

  /// Models that a view observes, without the views.
  static let observation = LibraryArea(
    name: "Observation",
    module: "Combine",
    provides: ["ObservableObject", "ObservableObjectPublisher", "Published"],
    source: text("Interface/Observation"))
}
