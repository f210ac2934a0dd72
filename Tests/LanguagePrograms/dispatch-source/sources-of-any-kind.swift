// A source of any kind is a DispatchSourceProtocol: in arrays, as an argument, in extensions.
import Dispatch
let q = DispatchQueue(label: "q")
func stop(_ source: DispatchSourceProtocol) { source.cancel() }
let timer = DispatchSource.makeTimerSource(queue: q)
let add = DispatchSource.makeUserDataAddSource(queue: q)
let all: [DispatchSourceProtocol] = [timer, add]
for s in all { s.setCancelHandler { print("cancelled") }; s.resume() }
all.forEach(stop)
q.sync {}
q.sync {}
print(all.allSatisfy { $0.isCancelled })
extension DispatchSourceProtocol {
    func cancelled() -> Self { cancel(); return self }
    var state: String { isCancelled ? "cancelled" : "live" }
}
let or: DispatchSourceUserDataOr = DispatchSource.makeUserDataOrSource(queue: q)
or.setEventHandler(handler: DispatchWorkItem { print("or", or.data) })
or.activate()
or.or(data: 5)
q.sync {}
print(or.state, or.cancelled().state, (or as DispatchSourceProtocol).state)
final class Owner {
    private let source: DispatchSourceProtocol
    init(_ source: DispatchSourceProtocol) { self.source = source; source.activate() }
    deinit { source.cancel(); print("owner gone") }
}
var owner: Owner? = Owner(DispatchSource.makeUserDataReplaceSource(queue: q))
owner = nil
print(owner == nil)
