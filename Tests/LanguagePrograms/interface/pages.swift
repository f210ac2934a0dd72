// A playground's page that loads an image into its live view, and pushes a second controller.
import PlaygroundSupport
import UIKit

PlaygroundPage.current.needsIndefiniteExecution = true

final class FirstController: UIViewController {
  let button = UIButton(type: .system)
  private var isShownAgain = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
    view.backgroundColor = .white
    button.setTitle("Next", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    view.addSubview(button)
    print("first: loaded", view.subviews.count, button.superview === view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("first: will appear", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("first: appeared")
    button.sendActions(for: .touchUpInside)
  }

  override func viewDidDisappear(_ animated: Bool) { print("first: disappeared", animated) }

  private func open() {
    print("first: pushes from", navigationController?.viewControllers.count ?? 0)
    if navigation.viewControllers.count > 1 || isShownAgain { return }
    isShownAgain = true
    navigationController?.pushViewController(SecondController(name: "eiffel"), animated: true)
  }
}

final class SecondController: UIViewController {
  private let name: String
  private let imageView = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let queue = DispatchQueue(label: "images", qos: .utility)

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    imageView.frame = CGRect(x: 10, y: 20, width: 300, height: 300)
    imageView.center = view.center
    imageView.contentMode = .scaleAspectFit
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [imageView, spinner] { view.addSubview(each) }
    spinner.startAnimating()
    queue.async {
      Thread.sleep(forTimeInterval: 0.05)
      let image = UIImage(data: Data(self.name.utf8))
      DispatchQueue.main.async {
        self.imageView.image = image
        self.spinner.stopAnimating()
        print("second: shows", self.imageView.image?.size.width ?? 0, self.spinner.isAnimating)
        self.dismissed()
      }
    }
    print("second: loaded", imageView.frame.origin.x, imageView.frame.origin.y)
  }

  override func viewDidAppear(_ animated: Bool) {
    print("second: appeared", isViewLoaded, navigationController?.topViewController === self)
  }

  private func dismissed() {
    UIView.animate(withDuration: 0.1, animations: { self.imageView.alpha = 0 }) { finished in
      print("animated", finished, self.imageView.alpha)
      let popped = self.navigationController?.popViewController(animated: false)
      print("popped", popped === self, UIImage(data: Data()) == nil)
    }
    print("fading", imageView.alpha)
  }
}

let first = FirstController()
let navigation = UINavigationController(rootViewController: first)
PlaygroundPage.current.liveView = navigation
print("page: done", first.isViewLoaded)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
  print(navigation.viewControllers.count, first.title ?? "-")
  PlaygroundPage.current.finishExecution()
}
RunLoop.main.run()
