// What a class of the library requires of its subclasses is said with 'required', not with 'override'.
import UIKit

class Badge: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init?(coder: NSCoder) { super.init(coder: coder) }
}
