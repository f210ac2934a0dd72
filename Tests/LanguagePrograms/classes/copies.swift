// NSCopying, and what copy() answers.
import Foundation
class Shape: NSObject, NSCopying {
    var name = ""
    required override init() { super.init() }
    func copy(with zone: NSZone? = nil) -> Any {
        let c = type(of: self).init()
        c.name = name
        return c
    }
}
class Circle: Shape {
    var radius = 1
    override func copy(with zone: NSZone?) -> Any {
        let c = super.copy(with: zone) as! Circle
        c.radius = radius
        return c
    }
}
let a = Circle(); a.name = "a"; a.radius = 2
let b = a.copy() as! Circle
b.radius = 5
print(a.radius, b.radius, b.name, a === b)
