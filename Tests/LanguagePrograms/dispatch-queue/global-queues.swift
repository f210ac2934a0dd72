// dispatch queues: global queues, their quality of service, sync to them runs inline; labels and properties of queues
import Dispatch

print(DispatchQueue.main.label)
print(DispatchQueue.global().label)
print(DispatchQueue.global(qos: .utility).label, DispatchQueue.global(qos: .background).label)
print(DispatchQueue.global(qos: .userInitiated).label, DispatchQueue.global(qos: .default).label)
let worker = DispatchQueue(label: "worker", qos: .utility)
print(worker.label, worker.qos == .utility, worker.qos == .default)
print(DispatchQueue.global().sync { "inline" })
print(worker === worker, worker === DispatchQueue(label: "worker"))

let done = DispatchSemaphore(value: 0)
DispatchQueue.global(qos: .userInitiated).async {
  print("in the background")
  DispatchQueue.global(qos: .background).async {
    print("deeper")
    done.signal()
  }
}
done.wait()
print("done")
