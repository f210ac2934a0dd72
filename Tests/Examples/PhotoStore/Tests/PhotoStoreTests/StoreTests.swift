import SimulatedDispatch
import Testing

final class PhotoStore: @unchecked Sendable {
  @Shared("photos") private var photos: [String] = []
  private let queue = DispatchQueue(label: "store", attributes: .concurrent)

  func add(_ photo: String) { queue.async(flags: .barrier) { self.photos.append(photo) } }
  var count: Int { queue.sync { photos.count } }
}

@Test func theStoreIsSafeInEveryOrder() throws {
  let exploration = try explore(sometimes: [#"prints "0""#, #"prints "2""#], never: [#"prints "3""#]) {
    let store = PhotoStore()
    DispatchQueue.global().async { store.add("one") }
    DispatchQueue.global().async { store.add("two") }
    DispatchQueue.global().async { print(store.count) }
  }
  try exploration.check()
}
