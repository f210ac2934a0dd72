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
    source: String(decoding: PackageResources.Images_swift, as: UTF8.self))

  /// Views, their layers, and where they are.
  static let views = LibraryArea(
    name: "Views",
    module: "UIKit",
    provides: [
      "_onlyMain", "UIResponder", "CALayer", "UIEdgeInsets", "UIRectEdge", "_Anchored", "UIView", "UILayoutGuide",
      "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension",
      "UIGestureRecognizer", "UITapGestureRecognizer",
    ],
    source: String(decoding: PackageResources.Views_swift, as: UTF8.self))

  /// Views that show and take something.
  static let controls = LibraryArea(
    name: "Controls",
    module: "UIKit",
    provides: [
      "NSTextAlignment", "UIImageView", "UILabel", "UIAction", "_Target", "UIControl", "UIButton", "UISwitch",
      "UISlider", "UITextFieldDelegate", "UITextField", "UIProgressView", "UIActivityIndicatorView", "UIStackView",
      "UIScrollViewDelegate", "UIScrollView", "UIRefreshControl", "UISearchBarDelegate", "UISearchBar", "UITextView",
    ],
    source: String(decoding: PackageResources.Controls_swift, as: UTF8.self))

  /// Controllers, windows, and the page of a playground.
  static let controllers = LibraryArea(
    name: "Controllers",
    module: "UIKit",
    provides: [
      "UINavigationItem", "UIBarButtonItem", "UIViewController", "UIStoryboardSegue", "UINavigationBar", "UINavigationController",
      "UITabBarController", "UIAlertAction", "UIAlertController", "UIScreen", "UIWindow", "PlaygroundPage",
    ],
    source: String(decoding: PackageResources.Controllers_swift, as: UTF8.self))

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
    source: String(decoding: PackageResources.Lists_swift, as: UTF8.self))

  /// What `#selector` stands for.
  static let selectors = LibraryArea(
    name: "Selectors",
    module: "Foundation",
    provides: ["Selector", "_Request", "_Requests"],
    extends: Extended(
      types: ["NSObject"], onUseOf: ["Selector"],
      onMentionOf: ["NSObject", "UIView", "UIViewController", "UITableViewController"]),
    source: String(decoding: PackageResources.Selectors_swift, as: UTF8.self) + threadRequests)

  /// Models that a view observes, without the views.
  static let observation = LibraryArea(
    name: "Observation",
    module: "Combine",
    provides: ["ObservableObject", "ObservableObjectPublisher", "Published"],
    source: String(decoding: PackageResources.Observation_swift, as: UTF8.self))
}
