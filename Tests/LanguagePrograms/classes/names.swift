// NSStringFromClass.
import Foundation
class Widget: NSObject {}
print(NSStringFromClass(NSObject.self), NSStringFromClass(Widget.self))
