// A view is made by what an extension adds to its superclasses: it begins with its own `init(frame:)`.
import UIKit

extension NSObject {
  convenience init(configured: (NSObject) -> Void) {
    self.init()
    configured(self)
  }
}
extension UIView {
  convenience init(tag: Int) {
    self.init()
    self.tag = tag
  }
}
let label = UILabel { ($0 as? UILabel)?.text = "made" }
print(label.text ?? "none", label.numberOfLines)
print(UILabel(tag: 3).tag, UIButton(tag: 4).tag, UIView(tag: 5).frame.width)
