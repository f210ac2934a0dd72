// title: Readers and writers: a photo array behind a concurrent queue
// caption: Reads run side by side; a write is a barrier and runs alone; main hears of every new photo
// conformance: lines in any order
import Dispatch

class PhotoManager {
  private var photos: [String] = []
  private let queue = DispatchQueue(label: "photoQueue", attributes: .concurrent)

  func add(_ photo: String) {
    queue.async(flags: .barrier) {
      work("write \(photo)", .milliseconds(20))
      self.photos.append(photo)
      DispatchQueue.main.async {
        ui("collection view")
        print("\(photo) was added")
      }
    }
  }

  func read(_ reader: String) -> [String] {
    queue.sync {
      work("read \(reader)", .milliseconds(15))
      return self.photos
    }
  }
}

let manager = PhotoManager()
let readers = DispatchQueue(label: "readers", attributes: .concurrent)

func look(_ reader: String, after milliseconds: Int) {
  readers.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
    print("\(reader) sees \(manager.read(reader).count)")
  }
}

manager.add("lake")
look("A", after: 40)
look("B", after: 45)
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { manager.add("hill") }
look("C", after: 52)

// expect: "read A" overlaps "read B"
// expect always: "write hill" alone on photoQueue
// expect: "write hill" before "read C"
// expect: prints "lake was added", "A sees 1", "B sees 1", "C sees 2"
// expect always: "write lake" alone on photoQueue
// expect never: race on photos
// explore: every order
