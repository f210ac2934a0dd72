// A debug printer on top of Mirror; state snapshots are taken on the owner's queue.
import Foundation

protocol DebugPrintableState {
    var ignoredLabels: Set<String> { get }
}
extension DebugPrintableState { var ignoredLabels: Set<String> { [] } }

struct Address { var street: String; var zip: Int? }
enum Status { case idle, running(progress: Double), failed(code: Int, reason: String) }

class Model: DebugPrintableState {
    var name: String
    var tags: [String]
    var address: Address
    var status: Status = .idle
    var attributes: [String: Int] = [:]
    private var secret = "x"
    var ignoredLabels: Set<String> { ["secret"] }
    init(name: String, tags: [String], address: Address) { self.name = name; self.tags = tags; self.address = address }
}
final class SubModel: Model { var extra = (1, "two") }

func describe(_ value: Any, name: String? = nil, depth: Int = 0, into lines: inout [String]) {
    let mirror = Mirror(reflecting: value)
    let indent = String(repeating: "  ", count: depth)
    let prefix = name.map { "\($0): " } ?? ""
    if mirror.displayStyle == .optional {
        if let child = mirror.children.first { describe(child.value, name: name, depth: depth, into: &lines) } else { lines.append("\(indent)\(prefix)nil") }
        return
    }
    guard !mirror.children.isEmpty || mirror.superclassMirror != nil else { lines.append("\(indent)\(prefix)\(value)"); return }
    lines.append("\(indent)\(prefix)\(mirror.subjectType)" + (mirror.displayStyle.map { " [\($0)]" } ?? ""))
    let ignored = (value as? DebugPrintableState)?.ignoredLabels ?? []
    var current: Mirror? = mirror
    var chain: [Mirror] = []
    while let m = current { chain.insert(m, at: 0); current = m.superclassMirror }
    for m in chain {
        for (index, child) in m.children.enumerated() {
            if let label = child.label, ignored.contains(label) { continue }
            describe(child.value, name: child.label ?? "[\(index)]", depth: depth + 1, into: &lines)
        }
    }
}

let queue = DispatchQueue(label: "model")
let model = SubModel(name: "First", tags: ["a", "b"], address: Address(street: "Main St", zip: nil))
queue.async { model.status = .running(progress: 0.5) }
queue.async { model.address.zip = 12345; model.attributes["n"] = 1 }
let snapshot: [String] = queue.sync { var lines: [String] = []; describe(model, into: &lines); return lines }
snapshot.forEach { print($0) }
queue.sync { model.status = .failed(code: 3, reason: "gone") }
var second: [String] = []
describe(model.status, name: "status", into: &second)
print(second.joined(separator: "\n"))
let m = Mirror(reflecting: model.address)
print(m.children.count, m.children.map { $0.label ?? "-" }, m.displayStyle == .struct)
if let street = m.descendant("street") as? String { print("street", street) }
dump([1, 2, 3])
dump(Address(street: "Elm", zip: 1), name: "address")
dump(["k": [1.5]])
dump(Status.failed(code: 1, reason: "r"))
var text = ""
dump((1, x: "y"), to: &text)
print(text, terminator: "")
let o: Int? = 5
dump(o)
print(Mirror(reflecting: Status.idle).children.isEmpty, Mirror(reflecting: 5).displayStyle == nil)
print(String(reflecting: Address(street: "s", zip: nil)))
