// What controls keep, and whom they tell.
import UIKit

final class Badge: UIView {
  private(set) var layouts = 0
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "new"
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    label.frame = bounds.insetBy(dx: 2, dy: 2)
  }
}

let badge = Badge(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
badge.layoutIfNeeded()
badge.layer.cornerRadius = 4
print(badge.layouts, badge.label.frame == CGRect(x: 2, y: 2, width: 36, height: 16), badge.label.text ?? "-")
print(badge.subviews.first === badge.label, badge.label.superview === badge, badge.layer.cornerRadius)
badge.label.removeFromSuperview()
print(badge.subviews.isEmpty, badge.label.superview == nil, Badge().frame == .zero)

let field = UITextField()
let toggle = UISwitch()
let slider = UISlider()
let progress = UIProgressView(progressViewStyle: .default)
field.text = "query"
toggle.setOn(true, animated: true)
slider.value = 0.25
progress.progress = 1.5
print(field.text ?? "-", toggle.isOn, slider.value, progress.progress)

let button = UIButton(type: .custom)
var taps = 0
button.addAction(UIAction(title: "tap") { action in
  taps += 1
  print(action.title, taps)
}, for: .touchUpInside)
button.sendActions(for: .touchUpInside)
button.sendActions(for: .valueChanged)
button.isEnabled = false
button.setTitle("Go", for: [])
print(button.isEnabled, button.title(for: .normal) ?? "-", taps, button is UIControl)

let stack = UIStackView(arrangedSubviews: [field, toggle])
stack.axis = .vertical
stack.addArrangedSubview(slider)
stack.removeArrangedSubview(toggle)
NSLayoutConstraint.activate([
  stack.topAnchor.constraint(equalTo: badge.safeAreaLayoutGuide.topAnchor, constant: 8),
  stack.widthAnchor.constraint(equalToConstant: 100),
])
print(stack.arrangedSubviews.count, stack.subviews.count, stack.axis == .vertical)

let alert = UIAlertController(title: "Failed", message: "Try again?", preferredStyle: .alert)
alert.addAction(UIAlertAction(title: "OK", style: .default) { print($0.title ?? "-") })
print(alert.title ?? "-", alert.message ?? "-", alert.actions.count)
print(UIColor.red == UIColor.red, UIColor.red == UIColor.blue, UIColor.white.withAlphaComponent(0.5) == UIColor.white)
let thumbnail = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in
  UIImage(named: "big")?.draw(in: CGRect(x: 0, y: 0, width: 10, height: 20))
}
print(thumbnail.size.height, UIImage(systemName: "star") == nil, IndexPath(row: 3, section: 1).row)

let table: [UIImage?] = [UIImage(named: "a"), nil, thumbnail]
print(table.compactMap { $0?.size.width }.reduce(0, +))
print(Thread.isMainThread, UIScreen.main.bounds.width > 0)
