// Points, sizes and rectangles of Foundation.
import Foundation

let r = CGRect(x: 1, y: 2.5, width: 100, height: 50)
print(r)
print(r.origin, r.size, CGPoint.zero, CGSize(width: 3, height: 4))
print(r.insetBy(dx: 5, dy: 5), r.offsetBy(dx: 1, dy: 1), r.insetBy(dx: 60, dy: 0).isNull)
print(r.union(CGRect(x: 0, y: 0, width: 1, height: 1)), r.intersection(CGRect(x: 0, y: 0, width: 5, height: 5)))
print(r.intersects(CGRect(x: 0, y: 0, width: 5, height: 5)), r.intersects(CGRect(x: 500, y: 0, width: 5, height: 5)))
print(r.minX, r.midX, r.maxX, r.minY, r.midY, r.maxY, r.isEmpty, r.isNull, r.standardized, r.integral)
debugPrint(r.origin)
dump(r)
print(CGRect(origin: .zero, size: CGSize(width: 1, height: 1)) == CGRect(x: 0, y: 0, width: 1, height: 1))
var q = r
q.size.width = 4
q.origin.x += 2
print(q, CGRect(x: -1, y: -1, width: -2, height: 3).width, r.contains(q), q.contains(r))
print(r.contains(CGPoint(x: 1, y: 2.5)), r.contains(CGPoint(x: 101, y: 3)), CGRect.zero.isEmpty)
let spots: Set<CGPoint> = [.zero, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)]
let half: CGFloat = r.width / 2
print(spots.count, half, CGSize(width: half, height: half).height)
let path = IndexPath(indexes: [1, 2])
print(path, path.count, path[0], path.appending(3), path < IndexPath(indexes: [1, 3]), path.dropLast(), Array(path))
print([IndexPath(indexes: [0, 1]): "a"][[0, 1]] ?? "-")
