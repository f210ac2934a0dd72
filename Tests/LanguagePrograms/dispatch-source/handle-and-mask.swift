// What sources of user data have of those that watch something of the system.
import Dispatch

let queue = DispatchQueue(label: "queue")
let ended = DispatchSemaphore(value: 0)
let source = DispatchSource.makeUserDataOrSource(queue: queue)
source.setEventHandler {
    print(source.data, source.mask, source.handle)
    source.cancel()
}
source.setCancelHandler { ended.signal() }
queue.suspend()
source.activate()
source.or(data: 4)
source.or(data: 1)
queue.resume()
ended.wait()
let sources: [any DispatchSourceProtocol] = [source, DispatchSource.makeUserDataAddSource()]
print(sources.map { $0.handle + $0.mask }, sources.map(\.isCancelled))
sources.forEach { $0.activate() }
