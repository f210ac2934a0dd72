// programs: a scene of shapes: protocols with default implementations, visitors, existentials and rendering by tiles
import Foundation

protocol Shape: CustomStringConvertible {
    var area: Double { get }
    var bounds: Box { get }
    func covers(x: Double, y: Double) -> Bool
    func accept<V: Visitor>(_ visitor: inout V)
}

extension Shape {
    var description: String { "\(type(of: self))(\(String(format: "%.1f", area)))" }
    func scaled(_ k: Double) -> some Shape { Scaled(base: self, factor: k) }
}

struct Box: Equatable {
    var minX, minY, maxX, maxY: Double
    static func | (a: Box, b: Box) -> Box {
        Box(minX: min(a.minX, b.minX), minY: min(a.minY, b.minY), maxX: max(a.maxX, b.maxX), maxY: max(a.maxY, b.maxY))
    }
    static let empty = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
}

protocol Visitor {
    mutating func visit(_ circle: Circle)
    mutating func visit(_ rectangle: Rectangle)
    mutating func visit(_ group: Group)
    mutating func visitOther(_ shape: Shape)
}

extension Visitor {
    mutating func visit(_ group: Group) { for child in group.children { child.accept(&self) } }
    mutating func visitOther(_ shape: Shape) {}
}

struct Circle: Shape {
    var x, y, radius: Double
    var area: Double { .pi * radius * radius }
    var bounds: Box { Box(minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius) }
    func covers(x px: Double, y py: Double) -> Bool { (px - x) * (px - x) + (py - y) * (py - y) <= radius * radius }
    func accept<V: Visitor>(_ visitor: inout V) { visitor.visit(self) }
}

struct Rectangle: Shape {
    var box: Box
    var area: Double { (box.maxX - box.minX) * (box.maxY - box.minY) }
    var bounds: Box { box }
    func covers(x: Double, y: Double) -> Bool { (box.minX...box.maxX).contains(x) && (box.minY...box.maxY).contains(y) }
    func accept<V: Visitor>(_ visitor: inout V) { visitor.visit(self) }
}

struct Group: Shape {
    var children: [Shape]
    init(_ children: Shape...) { self.children = children }
    var area: Double { children.map(\.area).reduce(0, +) }
    var bounds: Box { children.map { $0.bounds }.reduce(.empty, |) }
    func covers(x: Double, y: Double) -> Bool { children.contains { $0.covers(x: x, y: y) } }
    func accept<V: Visitor>(_ visitor: inout V) { visitor.visit(self) }
    var description: String { "Group[" + children.map { "\($0)" }.joined(separator: ", ") + "]" }
}

struct Scaled<Base: Shape>: Shape {
    let base: Base
    let factor: Double
    var area: Double { base.area * factor * factor }
    var bounds: Box {
        let b = base.bounds
        return Box(minX: b.minX * factor, minY: b.minY * factor, maxX: b.maxX * factor, maxY: b.maxY * factor)
    }
    func covers(x: Double, y: Double) -> Bool { base.covers(x: x / factor, y: y / factor) }
    func accept<V: Visitor>(_ visitor: inout V) { visitor.visitOther(self) }
}

struct Census: Visitor {
    private(set) var counts: [String: Int] = [:]
    mutating func visit(_ circle: Circle) { counts["circles", default: 0] += 1 }
    mutating func visit(_ rectangle: Rectangle) { counts["rectangles", default: 0] += 1 }
    mutating func visitOther(_ shape: Shape) { counts["others", default: 0] += 1 }
}

struct Largest: Visitor {
    var found: (shape: Shape, area: Double)?
    private mutating func consider(_ shape: Shape) {
        if let best = found, best.area >= shape.area { return }
        found = (shape, shape.area)
    }
    mutating func visit(_ circle: Circle) { consider(circle) }
    mutating func visit(_ rectangle: Rectangle) { consider(rectangle) }
    mutating func visitOther(_ shape: Shape) { consider(shape) }
}

func render(_ shape: Shape, width: Int, height: Int, tile: Int) -> [String] {
    var picture = [[Character]](repeating: Array(repeating: ".", count: width), count: height)
    let lock = NSLock()
    let tiles = (height + tile - 1) / tile
    DispatchQueue.concurrentPerform(iterations: tiles) { t in
        let rows = t * tile..<min((t + 1) * tile, height)
        let drawn = rows.map { y in
            (0..<width).map { x -> Character in shape.covers(x: Double(x) + 0.5, y: Double(y) + 0.5) ? "#" : "." }
        }
        lock.lock()
        picture.replaceSubrange(rows, with: drawn)
        lock.unlock()
    }
    return picture.map { String($0) }
}

let scene = Group(Circle(x: 5, y: 4, radius: 3), Rectangle(box: Box(minX: 10, minY: 1, maxX: 15, maxY: 4)),
                  Group(Rectangle(box: Box(minX: 9, minY: 6, maxX: 17, maxY: 7)), Circle(x: 1, y: 1, radius: 0.5).scaled(2)))
render(scene, width: 18, height: 8, tile: 3).forEach { print($0) }
print(scene)
print(scene.bounds)
var census = Census(), largest = Largest()
scene.accept(&census)
scene.accept(&largest)
print(census.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }, largest.found?.shape ?? scene)
let same = render(scene, width: 18, height: 8, tile: 1) == render(scene, width: 18, height: 8, tile: 8)
print(same, scene.children.compactMap { $0 as? Circle }.map(\.radius), scene.children.filter { $0 is Group }.count)
