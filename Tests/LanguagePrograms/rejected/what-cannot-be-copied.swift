// A value that cannot be copied has one owner: who gave it away has none, and who borrows it may not give it away.
import Synchronization

struct File: ~Copyable {
  let number = 1
  consuming func close() {}
}
func twice() {
  let file = File()
  file.close()
  file.close()
}
func borrowed(_ file: borrowing File) {
  file.close()
}
func unsaid(_ file: File) {}
func captured(_ run: (@escaping () -> Void) -> Void) {
  let file = File()
  run { file.close() }
}
struct Folder { let file: File }
let files: [File] = []
func copied() {
  let counter = Mutex(0)
  let another = counter
  print(counter.withLock { $0 }, another.withLock { $0 })
}
func printed() {
  let file = File()
  print(file)
}
func echo(_ text: borrowing String) -> String { text }
