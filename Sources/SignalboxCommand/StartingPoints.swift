/// Scenarios that `signalbox new` begins with: those of `traces`, to the letter, so that they are checked there.
struct StartingPoint {
  /// The word after `--from`.
  let name: String
  let summary: String
  /// The folder below `traces` that holds it.
  let folder: String
  let text: String

  /// Its line in the help.
  var row: String { "  \(name)\(String(repeating: " ", count: 12 - name.count))\(summary)" }

  static let all = [
    StartingPoint(
      name: "serial", summary: "one block after another", folder: "serial-queue",
      text: #"""
        // title: A serial queue runs its blocks one after another
        // caption: Every block starts after the one before it has ended; the gaps depend on when the blocks arrive
        import Dispatch

        let serialQueue = DispatchQueue(label: "serialQueue")

        func submit(_ number: Int, _ milliseconds: Int) {
          serialQueue.async {
            work("Block \(number)", .milliseconds(milliseconds))
            print("Block \(number)")
          }
        }

        work("main", .milliseconds(4))
        submit(0, 20)
        work("main", .milliseconds(30))
        submit(1, 25)
        work("main", .milliseconds(10))
        submit(2, 15)
        work("main", .milliseconds(38))
        submit(3, 20)

        // expect: order "Block 0" "Block 1" "Block 2" "Block 3"
        // expect always: "Block 0" before "Block 1"
        // expect always: "Block 1" before "Block 2"
        // expect always: "Block 2" before "Block 3"
        // expect always: "Block 2" alone on serialQueue
        // expect: "Block 2" at 59 ms
        // expect: prints only "Block 0", "Block 1", "Block 2", "Block 3"
        // expect: completes at 102 ms

        """#),
    StartingPoint(
      name: "concurrent", summary: "blocks beside each other", folder: "concurrent-queue",
      text: #"""
        // title: A concurrent queue starts its blocks in order and does not wait for them
        // caption: Block 3 starts after Block 2 but ends first: nothing is said about the ends
        // conformance: lines in any order
        import Dispatch

        let concurrentQueue = DispatchQueue(label: "concurrentQueue", attributes: .concurrent)

        func submit(_ number: Int, _ milliseconds: Int) {
          concurrentQueue.async {
            work("Block \(number)", .milliseconds(milliseconds))
            print("Block \(number)")
          }
        }

        submit(0, 40)
        work("main", .milliseconds(16))
        submit(1, 30)
        work("main", .milliseconds(2))
        submit(2, 42)
        work("main", .milliseconds(2))
        submit(3, 12)

        // expect: order "Block 0" "Block 1" "Block 2" "Block 3"
        // expect: "Block 0" overlaps "Block 3"
        // expect: "Block 3" ends before "Block 0"
        // expect: "Block 3" ends before "Block 2"
        // expect: prints only "Block 3", "Block 0", "Block 1", "Block 2"
        // expect: completes at 60 ms

        """#),
    StartingPoint(
      name: "barrier", summary: "readers and writers", folder: "barrier",
      text: #"""
        // title: A barrier makes a concurrent queue act like a serial one
        // caption: Reads 1–3 end first, the barrier runs alone, reads 4–5 start after it
        // conformance: lines in any order
        import Dispatch

        let photoQueue = DispatchQueue(label: "photoQueue", attributes: .concurrent)
        var photos = 3

        func read(_ number: Int, _ milliseconds: Int) {
          photoQueue.async {
            work("read \(number)", .milliseconds(milliseconds))
            print("read \(number) sees \(photos) photos")
          }
        }

        func viewDidLoad() {
          work("viewDidLoad", .milliseconds(2))
          read(1, 20)
          work("viewDidLoad", .milliseconds(3))
          read(2, 32)
          work("viewDidLoad", .milliseconds(3))
          read(3, 29)
          work("viewDidLoad", .milliseconds(3))
          photoQueue.async(flags: .barrier) {
            work("write", .milliseconds(18))
            photos += 1
            print("write makes it \(photos) photos")
          }
          work("viewDidLoad", .milliseconds(3))
          read(4, 14)
          work("viewDidLoad", .milliseconds(3))
          read(5, 19)
          work("viewDidLoad", .milliseconds(3))
        }

        viewDidLoad()

        // expect: "read 1" overlaps "read 2"
        // expect always: "read 1" before "write"
        // expect always: "read 2" before "write"
        // expect always: "read 3" before "write"
        // expect always: "write" alone on photoQueue
        // expect always: "write" before "read 4"
        // expect always: "write" before "read 5"
        // expect: "write" at 37 ms
        // expect: "write" takes 18 ms
        // expect: prints "read 3 sees 3 photos", "write makes it 4 photos", "read 4 sees 4 photos"
        // expect: completes at 74 ms

        """#),
    StartingPoint(
      name: "sync", summary: "hand over and wait", folder: "sync-from-main",
      text: #"""
        // title: sync: the caller stops until its block has run
        // caption: The block waits its turn behind the one that is already there; the main thread can do nothing meanwhile
        import Dispatch

        let logQueue = DispatchQueue(label: "logQueue")

        func viewDidLoad() {
          logQueue.async {
            work("earlier block", .milliseconds(20))
            print("Earlier Log")
          }
          work("viewDidLoad", .milliseconds(8))
          logQueue.sync {
            work("first log", .milliseconds(10))
            print("First Log")
          }
          print("Second Log")
          work("second log", .milliseconds(6))
        }

        viewDidLoad()

        // expect always: "earlier block" before "first log"
        // expect always: "first log" before "second log"
        // expect always: "first log" on main thread
        // expect: prints only "Earlier Log", "First Log", "Second Log"
        // expect: completes at 36 ms

        """#),
    StartingPoint(
      name: "async", summary: "hand over and go on", folder: "async-from-main",
      text: #"""
        // title: async: the caller goes on at once
        // caption: The main thread hands its block over and logs; which of the two logs comes first is not promised
        // conformance: lines in any order
        import Dispatch

        let logQueue = DispatchQueue(label: "logQueue")

        func viewDidLoad() {
          work("viewDidLoad", .milliseconds(8))
          logQueue.async {
            work("first log", .milliseconds(10))
            print("First Log")
          }
          work("second log", .milliseconds(6))
          print("Second Log")
        }

        viewDidLoad()

        // expect: "first log" overlaps "second log"
        // expect: "second log" on main thread
        // expect: prints only "Second Log", "First Log"
        // expect: completes at 18 ms

        """#),
    StartingPoint(
      name: "after", summary: "delays", folder: "async-after",
      text: #"""
        // title: asyncAfter submits the block when its time has come
        // caption: The reminder joins the queue at 60 ms and waits there like any other block; it is never early and may be late
        import Dispatch

        let timeline = DispatchQueue(label: "timeline")

        timeline.asyncAfter(deadline: .now() + .milliseconds(60)) {
          work("reminder", .milliseconds(15))
          print("Reminder")
        }
        timeline.asyncAfter(deadline: .now() + .milliseconds(20)) {
          work("refresh", .milliseconds(55))
          print("Refresh")
        }
        timeline.async {
          work("first", .milliseconds(10))
          print("First")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(120)) {
          ui("prompt")
          work("prompt", .milliseconds(5))
          print("Prompt")
        }

        // expect: "refresh" at 20 ms
        // expect: "reminder" at 75 ms
        // expect: "prompt" at 120 ms
        // expect: "refresh" before "reminder"
        // expect: "prompt" on main thread
        // expect: prints only "First", "Refresh", "Reminder", "Prompt"
        // expect: completes at 125 ms

        """#),
    StartingPoint(
      name: "group", summary: "when all are done", folder: "systems/s12-batch-download-notify",
      text: #"""
        // title: Batch download (b): notify instead of waiting
        // caption: No thread waits: when the last download leaves the group, the completion is submitted to main
        // conformance: lines in any order
        import Dispatch

        let group = DispatchGroup()

        func download(_ name: String, _ milliseconds: Int) {
          group.enter()
          DispatchQueue.global().async {
            io("download \(name)", .milliseconds(milliseconds))
            print(name)
            group.leave()
          }
        }

        download("success kid", 120)
        download("overly attached girlfriend", 180)
        download("lots of faces", 90)
        group.notify(queue: .main) {
          work("completion", .milliseconds(10))
          ui("alert")
          print("complete")
        }

        // expect: "completion" at 180 ms
        // expect: "completion" on main thread
        // expect: prints only "lots of faces", "success kid", "overly attached girlfriend", "complete"
        // expect: completes at 190 ms

        """#),
    StartingPoint(
      name: "race", summary: "two threads, one variable", folder: "systems/s10-singleton-race",
      text: #"""
        // title: A singleton with "if nil": two instances are made
        // caption: The second block looks while the first still makes the instance: both find nil, and nothing orders the two
        import Dispatch

        class PhotoManager {
          static var made = 0
          let number: Int

          init() {
            PhotoManager.made += 1
            number = PhotoManager.made
          }
        }

        var sharedManager: PhotoManager? = nil

        func shared() -> PhotoManager? {
          if sharedManager == nil {
            io("make the instance", .milliseconds(200))
            sharedManager = PhotoManager()
            print("made instance \(sharedManager?.number ?? 0)")
          }
          return sharedManager
        }

        DispatchQueue.global().async { _ = shared() }
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(60)) { _ = shared() }

        // expect: race on sharedManager
        // expect: race on made
        // expect: prints only "made instance 1", "made instance 2"
        // expect sometimes: prints "made instance 2"
        // explore: every order

        """#),
    StartingPoint(
      name: "deadlock", summary: "two queues that wait for each other", folder: "abba-deadlock",
      text: #"""
        // title: Deadlock: two serial queues wait for each other
        // caption: accounts calls log.sync while log calls accounts.sync
        // conformance: not run, the program hangs
        import Dispatch

        let accounts = DispatchQueue(label: "accounts")
        let log = DispatchQueue(label: "log")

        func transfer() {
          work("transfer", .milliseconds(11))
          log.sync { work("append line", .milliseconds(2)) }
          print("transferred")
        }

        func flush() {
          work("flush", .milliseconds(15))
          accounts.sync { work("read balance", .milliseconds(2)) }
          print("flushed")
        }

        work("main block", .milliseconds(3))
        accounts.async { transfer() }
        work("main block", .milliseconds(3))
        log.async { flush() }
        work("main block", .milliseconds(3))

        // expect: deadlock
        // expect: "transfer" overlaps "flush"
        // expect: "append line" runs 0 times
        // expect: "read balance" runs 0 times
        // expect: prints nothing

        """#),
  ]
}
