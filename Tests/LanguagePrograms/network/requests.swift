// Requests of a session: states, limits, cancelling and timing out, and where the handlers run.
// network: 300 ms, body "ok"
// network: "slow" 900 ms
// network: "missing" 200 ms, status 404
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
let base = "http://localhost:8099/"
let done = DispatchSemaphore(value: 0)
let session = URLSession(configuration: .default)
print(session.delegateQueue.maxConcurrentOperationCount)
var request = URLRequest(url: URL(string: base + "a?x=1")!)
request.httpMethod = "POST"
request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
request.addValue("b", forHTTPHeaderField: "content-type")
print(request, request.httpMethod!, request.value(forHTTPHeaderField: "CONTENT-TYPE")!, request.timeoutInterval)
print(URLRequest(url: URL(string: base)!).httpMethod!, request.allHTTPHeaderFields!.count)
let first = session.dataTask(with: URL(string: base + "first")!) { data, response, error in
  print("in handler", Thread.isMainThread, OperationQueue.current === session.delegateQueue)
  print(data!.count, (response as! HTTPURLResponse).statusCode, response!.url!.lastPathComponent, error == nil)
  done.signal()
}
print(first.state == .suspended, first.taskIdentifier, first.originalRequest!.url!.path)
first.resume()
first.resume()
print(first.state == .running)
done.wait()
Thread.sleep(forTimeInterval: 0.05)
print(first.state == .completed)
let second = session.dataTask(with: URL(string: base + "second")!) { data, response, error in
  Thread.sleep(forTimeInterval: 0.04)
  print("cancelled:", data == nil, response == nil, (error as? URLError)?.code == .cancelled, (error as! URLError).errorCode)
  done.signal()
}
print(second.taskIdentifier)
second.cancel()
print(second.state == .canceling || second.state == .completed)
done.wait()
second.resume()
var short = URLRequest(url: URL(string: base + "slow")!)
short.timeoutInterval = 0.4
session.dataTask(with: short) { data, response, error in
  print("timed out:", data == nil, response == nil, (error as? URLError)?.code == .timedOut)
  done.signal()
}.resume()
done.wait()
var order: [Int] = []
let start = Date()
for i in 0..<8 {
  session.dataTask(with: URL(string: base + (i == 2 ? "missing" : "item\(i)"))!) { _, r, _ in
    order.append((r as! HTTPURLResponse).statusCode)
    done.signal()
  }.resume()
}
for _ in 0..<8 { done.wait() }
let passed = Date().timeIntervalSince(start)
print(order.count, order[0], passed > 0.55 && passed < 0.75)
let queue = OperationQueue()
queue.name = "mine"
let other = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: queue)
other.dataTask(with: URL(string: base + "x")!) { _, _, _ in
  print(OperationQueue.current?.name ?? "-", other.delegateQueue === queue)
  done.signal()
}.resume()
done.wait()
