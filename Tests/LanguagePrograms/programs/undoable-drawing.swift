// Undoable drawing document: commands, visitors, value semantics, autosave timer with coalescing.
import Foundation

struct Point: Hashable { var x = 0.0, y = 0.0
    static func + (a: Point, b: Point) -> Point { .init(x: a.x + b.x, y: a.y + b.y) }
    static func += (a: inout Point, b: Point) { a = a + b }
}
struct Rect { var origin: Point, size: (width: Double, height: Double)
    var area: Double { size.width * size.height }
    func union(_ other: Rect) -> Rect {
        let minX = min(origin.x, other.origin.x), minY = min(origin.y, other.origin.y)
        let maxX = max(origin.x + size.width, other.origin.x + other.size.width)
        let maxY = max(origin.y + size.height, other.origin.y + other.size.height)
        return Rect(origin: Point(x: minX, y: minY), size: (maxX - minX, maxY - minY))
    }
}

protocol ShapeVisitor { associatedtype Output
    mutating func visit(_ circle: Circle) -> Output
    mutating func visit(_ box: Box) -> Output
    mutating func visit(_ group: Group) -> Output
}
protocol Shape {
    var bounds: Rect { get }
    func moved(by delta: Point) -> Self
    func accept<V: ShapeVisitor>(_ visitor: inout V) -> V.Output
}
struct Circle: Shape {
    var center: Point, radius: Double
    var bounds: Rect { Rect(origin: center + Point(x: -radius, y: -radius), size: (2 * radius, 2 * radius)) }
    func moved(by delta: Point) -> Circle { var c = self; c.center += delta; return c }
    func accept<V: ShapeVisitor>(_ visitor: inout V) -> V.Output { visitor.visit(self) }
}
struct Box: Shape {
    var frame: Rect
    var bounds: Rect { frame }
    func moved(by delta: Point) -> Box { var b = self; b.frame.origin += delta; return b }
    func accept<V: ShapeVisitor>(_ visitor: inout V) -> V.Output { visitor.visit(self) }
}
struct Group: Shape {
    var children: [Shape]
    var bounds: Rect { children.dropFirst().reduce(children[0].bounds) { $0.union($1.bounds) } }
    func moved(by delta: Point) -> Group { Group(children: children.map { $0.moved(by: delta) }) }
    func accept<V: ShapeVisitor>(_ visitor: inout V) -> V.Output { visitor.visit(self) }
}

struct Describer: ShapeVisitor {
    private var depth = 0
    mutating func visit(_ circle: Circle) -> [String] { [indent + "circle r\(circle.radius)"] }
    mutating func visit(_ box: Box) -> [String] { [indent + "box \(Int(box.frame.size.width))x\(Int(box.frame.size.height))"] }
    mutating func visit(_ group: Group) -> [String] {
        let head = indent + "group"
        depth += 1
        defer { depth -= 1 }
        return [head] + group.children.flatMap { $0.accept(&self) }
    }
    private var indent: String { String(repeating: "  ", count: depth) }
}
struct AreaCounter: ShapeVisitor {
    func visit(_ circle: Circle) -> Double { (.pi * circle.radius * circle.radius * 100).rounded() / 100 }
    func visit(_ box: Box) -> Double { box.frame.area }
    mutating func visit(_ group: Group) -> Double { group.children.map { $0.accept(&self) }.reduce(0, +) }
}

final class Document {
    typealias Change = (name: String, apply: (inout [String: any Shape]) -> Void)
    private(set) var shapes: [String: any Shape] = [:]
    private var undoStack: [(name: String, before: [String: any Shape])] = []
    private var redoStack: [(name: String, after: [String: any Shape])] = []
    private let saveQueue = DispatchQueue(label: "autosave")
    private var pendingSave: DispatchWorkItem?
    private(set) var saves: [Int] = []

    func perform(_ name: String, _ change: @escaping (inout [String: any Shape]) -> Void) {
        undoStack.append((name, shapes))
        redoStack = []
        change(&shapes)
        scheduleSave()
    }
    @discardableResult func undo() -> String? {
        guard let (name, before) = undoStack.popLast() else { return nil }
        redoStack.append((name, shapes))
        shapes = before
        scheduleSave()
        return name
    }
    @discardableResult func redo() -> String? {
        guard let step = redoStack.popLast() else { return nil }
        undoStack.append((step.name, shapes))
        shapes = step.after
        return step.name
    }
    private func scheduleSave() {
        pendingSave?.cancel()
        let count = shapes.count
        let work = DispatchWorkItem { [weak self] in self?.saves.append(count) }
        pendingSave = work
        saveQueue.asyncAfter(deadline: .now() + .milliseconds(50), execute: work)
    }
    func flush() { saveQueue.sync { } }
}

let document = Document()
document.perform("add circle") { $0["c"] = Circle(center: Point(x: 1, y: 1), radius: 1.5) }
document.perform("add box") { $0["b"] = Box(frame: Rect(origin: Point(), size: (4, 3))) }
document.perform("group") { shapes in
    let children = shapes.keys.sorted().compactMap { shapes.removeValue(forKey: $0) }
    shapes["g"] = Group(children: children + [Group(children: [Circle(center: .init(x: 9), radius: 1)])])
}
Thread.sleep(forTimeInterval: 0.1)
document.perform("move") { $0["g"] = $0["g"]?.moved(by: Point(x: 10, y: -1)) }
var describer = Describer()
print(document.shapes["g"]!.accept(&describer).joined(separator: "\n"))
var area = AreaCounter()
print(document.shapes.values.map { $0.accept(&area) }, document.shapes["g"]!.bounds.origin, document.shapes["g"]!.bounds.size)
print(document.undo() ?? "-", document.undo() ?? "-", document.shapes.keys.sorted())
print(document.redo()!, document.shapes.count, document.redo() as Any)
Thread.sleep(forTimeInterval: 0.1)
document.flush()
print(document.saves)
print(document.undo()!, document.undo()!, document.undo()!, document.undo() as Any)
