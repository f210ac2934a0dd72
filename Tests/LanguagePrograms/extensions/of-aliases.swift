// An extension of an alias is one of what it stands for, with its arguments.
final class Disposable {
    let dispose: () -> Void
    init(_ dispose: @escaping () -> Void) { self.dispose = dispose }
    func add(to disposal: inout Disposal) { disposal.append(self) }
}
typealias Disposal = [Disposable]
extension Disposal {
    func dispose() { forEach { $0.dispose() } }
}
typealias Scores = [String: Int]
extension Scores { var total: Int { values.reduce(0, +) } }
var disposal = Disposal()
Disposable { print("first") }.add(to: &disposal)
Disposable { print("second") }.add(to: &disposal)
disposal.dispose()
print((["a": 1, "b": 2] as Scores).total)
