import SimulatedDispatch
import Testing

// What a failure looks like: SIMULATED_DISPATCH=1 BROKEN=1 swift test --filter broken --attachments-path pictures
#if BROKEN
  final class BrokenStore: @unchecked Sendable {
    @Shared("photos") private var photos: [String] = []
    private let queue = DispatchQueue(label: "store", attributes: .concurrent)

    func add(_ photo: String) { queue.async { self.photos.append(photo) } }
  }

  @Test(.drawn) func theBrokenStoreIsSafeInEveryOrder() throws {
    let exploration = try explore {
      let store = BrokenStore()
      DispatchQueue.global().async { store.add("one") }
      DispatchQueue.global().async { store.add("two") }
    }
    try exploration.check()
  }

  @Test(.drawn) func theBrokenWriterIsAlone() throws {
    let run = try simulate {
      let photos = DispatchQueue(label: "photos", attributes: .concurrent)
      photos.async { work("read", .milliseconds(20)) }
      photos.async { work("write", .milliseconds(5)) }
    }
    try run.check(#""write" alone on photos"#)
  }
#endif
