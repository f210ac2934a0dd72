// dispatch sources: user data sources coalesce what is merged while they are busy: add, or, replace
import Dispatch

let queue = DispatchQueue(label: "sources")
let done = DispatchSemaphore(value: 0)
let adder = DispatchSource.makeUserDataAddSource(queue: queue)
adder.setEventHandler {
  print("sum", adder.data)
  done.signal()
}
queue.suspend()
adder.activate()
for i in 1...5 { adder.add(data: UInt(i)) }
queue.resume()
done.wait()
adder.add(data: 7)
done.wait()

let or = DispatchSource.makeUserDataOrSource(queue: queue)
or.setEventHandler {
  print("bits", or.data)
  done.signal()
}
queue.suspend()
or.activate()
or.or(data: 1)
or.or(data: 4)
or.or(data: 1)
queue.resume()
done.wait()

let replace = DispatchSource.makeUserDataReplaceSource(queue: queue)
replace.setEventHandler {
  print("latest", replace.data)
  done.signal()
}
replace.setCancelHandler {
  print("source cancelled")
  done.signal()
}
queue.suspend()
replace.resume()
for value in [1, 7, 3] as [UInt] { replace.replace(data: value) }
queue.resume()
done.wait()
replace.cancel()
done.wait()
replace.replace(data: 9)
print(done.wait(timeout: .now() + .milliseconds(40)) == .timedOut)
