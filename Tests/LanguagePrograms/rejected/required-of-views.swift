// What a class of the library requires of its subclasses is said with 'required', not with 'override'.
import UIKit

class Badge: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init?(coder: NSCoder) { super.init(coder: coder) }
}
// A view's `init()` is a convenience: no initialiser of a subclass calls it, nor is it called by itself.
class Dot: UIView {
  let size: Int
  init(size: Int) {
    self.size = size
    super.init()
  }
  init(twice size: Int) { self.size = size * 2 }
  required init?(coder: NSCoder) { fatalError() }
}
