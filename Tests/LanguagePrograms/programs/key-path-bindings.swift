// programs: two-way bindings between observable models by key paths, with transforms and a bag of disposables
import Foundation

final class Disposables {
    private var undo: [() -> Void] = []
    func add(_ action: @escaping () -> Void) { undo.append(action) }
    func clear() {
        while let last = undo.popLast() { last() }
    }
    deinit { clear() }
}

class Model {
    fileprivate let queue: DispatchQueue
    fileprivate var observers: [(id: Int, path: AnyKeyPath, call: () -> Void)] = []
    private static var lastID = 0

    init(label: String) { queue = DispatchQueue(label: "model." + label) }

    fileprivate func register(_ path: AnyKeyPath, _ call: @escaping () -> Void) -> Int {
        Model.lastID += 1
        observers.append((Model.lastID, path, call))
        return Model.lastID
    }

    fileprivate func notify(_ path: AnyKeyPath) {
        for observer in observers where observer.path == path { observer.call() }
    }
}

protocol Observable: Model {}

extension Observable {
    func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
        guard self[keyPath: path] != value else { return }
        self[keyPath: path] = value
        notify(path)
    }

    func observe<Value>(_ path: KeyPath<Self, Value>, in bag: Disposables, initial: Bool = true, _ body: @escaping (Value) -> Void) {
        let id = register(path) { [unowned self] in body(self[keyPath: path]) }
        bag.add { [weak self] in self?.observers.removeAll { $0.id == id } }
        if initial { body(self[keyPath: path]) }
    }

    func bind<Other: Observable, Value: Equatable>(
        _ mine: ReferenceWritableKeyPath<Self, Value>,
        to other: Other, _ theirs: ReferenceWritableKeyPath<Other, Value>, in bag: Disposables
    ) {
        observe(mine, in: bag) { [unowned other] in other.set(theirs, $0) }
        other.observe(theirs, in: bag, initial: false) { [unowned self] in self.set(mine, $0) }
    }

    func bind<Other: Observable, A, B: Equatable>(
        _ mine: KeyPath<Self, A>, to other: Other, _ theirs: ReferenceWritableKeyPath<Other, B>,
        in bag: Disposables, transform: @escaping (A) -> B
    ) {
        observe(mine, in: bag) { [unowned other] in other.set(theirs, transform($0)) }
    }

    func update(_ body: @escaping (Self) -> Void) { queue.async { body(self) } }
    func settle() { queue.sync {} }
}

final class Thermostat: Model, Observable {
    var target = 20.0
    var isHeating = false
    var name = "hall"
}

final class Slider: Model, Observable {
    var value = 0.0
    var isEnabled = true
}

final class Label: Model, Observable {
    var text = "" { didSet { history.append(text) } }
    private(set) var history: [String] = []
}

let thermostat = Thermostat(label: "thermostat")
let slider = Slider(label: "slider")
let label = Label(label: "label")
let bag = Disposables()

thermostat.bind(\.target, to: slider, \.value, in: bag)
thermostat.bind(\.target, to: label, \.text, in: bag) { String(format: "%.1f°", $0) }
thermostat.bind(\.isHeating, to: slider, \.isEnabled, in: bag, transform: !)
print(slider.value, label.text, slider.isEnabled)

slider.update { $0.set(\.value, 23.5) }
slider.settle()
print(thermostat.target, label.text)

thermostat.update { t in
    t.set(\.target, 18)
    t.set(\.target, 18)
    t.set(\.isHeating, true)
}
thermostat.settle()
print(slider.value, slider.isEnabled, label.history)

var log: [String] = []
do {
    let local = Disposables()
    thermostat.observe(\.name, in: local) { log.append("name \($0)") }
    thermostat.observe(\.name.count, in: local) { log.append("length \($0)") }
    thermostat.set(\.name, "kitchen")
}
thermostat.set(\.name, "attic")
print(log)

bag.clear()
slider.set(\.value, 1)
print(thermostat.target, label.text, thermostat.observers.count)

let paths: [(String, PartialKeyPath<Thermostat>)] = [("target", \.target), ("heating", \.isHeating), ("name", \.name)]
for (title, path) in paths { print(title, thermostat[keyPath: path]) }
