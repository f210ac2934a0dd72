// UUIDs in order, and Foundation's objects for ranges, points, sizes and rectangles.
import Foundation
let a = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, b = UUID(uuidString: "F621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(a < b, [b, a].sorted() == [a, b], a.uuid.0, min(a, b), a >= b, (a...b).contains(a))
func m<T: Comparable>(_ x: T, _ y: T) -> T { x < y ? y : x }
print(m(a, b), UUID(uuidString: "0A21E1F8-C36C-495A-93FC-0C247A3E6E5F")! < UUID(uuidString: "A021E1F8-C36C-495A-93FC-0C247A3E6E5F")!)
let v = NSValue(range: NSRange(location: 1, length: 2))
print(v.rangeValue, v, v == NSValue(range: NSRange(location: 1, length: 2)), v.isEqual(NSValue(range: NSRange(location: 1, length: 3))))
let p = NSValue(point: CGPoint(x: 1, y: 2.5)); print(p.pointValue, p)
let s = NSValue(size: CGSize(width: 1, height: 2)); print(s.sizeValue, s)
let r = NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)); print(r.rectValue, r)
let all: [NSValue] = [v, p]; print(all.count)
print(v.description, v.hash == NSValue(range: NSRange(location: 1, length: 2)).hash)
let n: NSNumber = 3; let nv: NSValue = n; print(nv, nv is NSNumber)
