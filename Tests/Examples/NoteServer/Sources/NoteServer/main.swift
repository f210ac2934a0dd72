import Foundation

// The server and three clients that ask it, in one process: something to record.
let server = Server()
var clients: [Thread] = []
let finished = DispatchSemaphore(value: 0)
for name in ["anna", "ben", "cleo"] {
  let ends = Socket.pair()
  server.serve(ends.server, name: name)
  clients.append(
    Thread {
      for number in 1...2 {
        for request in ["add \(name)'s note \(number)", "search note"] {
          Socket.write(request + "\n", to: ends.client)
          _ = Socket.readLine(ends.client)
        }
      }
      close(ends.client)
      finished.signal()
    })
}
for client in clients { client.start() }
for _ in clients { finished.wait() }
server.wait()
print("served \(clients.count) clients")
exit(0)
