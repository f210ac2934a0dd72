import DispatchModel
import DispatchTrace
import ScenarioLanguage
import Testing

/// What only Apple's systems have: no compiled twin can be asked here.
@Suite("What Apple's systems have around Dispatch")
struct AppleOnlyTests {
  @Test("C tells the label of a queue, and of the one that runs")
  func labelsOfQueues() {
    let run = SimulatedRun(
      of: """
        import Foundation
        let queue = DispatchQueue(label: "com.example.queue")
        queue.async { print(String(cString: __dispatch_queue_get_label(nil))) }
        queue.sync { print(String(utf8String: __dispatch_queue_get_label(queue))!) }
        print(String(cString: __dispatch_queue_get_label(nil), encoding: .utf8)!)
        """)
    #expect(run?.printed == "com.example.queue\ncom.example.queue\ncom.apple.main-thread\n")
  }

  @Test("Pools are drained at their end, loggers print, clocks follow virtual time, and the machine has its cores")
  func poolsLoggersAndClocks() {
    let run = SimulatedRun(
      of: """
        import Foundation
        import os
        final class Page { deinit { print("freed") } }
        let logger = Logger(subsystem: "app", category: "work")
        for n in 1...2 { autoreleasepool {
          let page = Page()
          logger.info("page \\(n) of \\(type(of: page))")
        } }
        print(autoreleasepool { 7 })
        let begin = (mach_absolute_time(), CACurrentMediaTime())
        Thread.sleep(forTimeInterval: 0.25)
        print(mach_absolute_time() - begin.0, CACurrentMediaTime() - begin.1)
        print(ProcessInfo.processInfo.activeProcessorCount, ProcessInfo.processInfo.systemUptime)
        """)
    #expect(run?.printed == "page 1 of Page\nfreed\npage 2 of Page\nfreed\n7\n250000000 0.25\n4 1.25\n")
  }

  @Test("A request that may take for ever is answered when its answer comes")
  func requestWithoutTimeout() {
    let run = SimulatedRun(
      of: """
        // network: 300 ms, body "here"
        import Foundation
        var request = URLRequest(url: URL(string: "http://localhost/page")!)
        request.timeoutInterval = .infinity
        URLSession.shared.dataTask(with: request) { data, _, error in
          print(data?.count ?? 0, error == nil, Date().timeIntervalSinceReferenceDate)
        }.resume()
        """)
    #expect(run?.printed == "4 true 0.3\n")
  }

  @Test("Lines that only speak to a playground change nothing, and are named")
  func playgroundLines() {
    let text = """
      import UIKit
      import PlaygroundSupport
      PlaygroundPage.current.needsIndefiniteExecution = true
      print("here")
      """
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: text))
    #expect(loaded.findings.map(\.severity) == [.note, .note, .note])
    #expect(loaded.program.map { SimulatedRun(of: $0).printed } == "here\n")
  }

  @Test("Types that are only passed through can be declared by a directive")
  func stubs() {
    let run = SimulatedRun(
      of: """
        // stub: UIImage, UIImageView
        import UIKit
        struct Photo { var image: UIImage? }
        func load(_ done: (UIImage) -> Void) { done(UIImage()) }
        var photo = Photo()
        load { photo.image = $0 }
        print(photo.image != nil, photo.image === photo.image)
        """)
    #expect(run?.printed == "true true\n")
    let wrong = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: "// stub: UIImage size\nprint(1)\n"))
    #expect(wrong.program == nil)
  }

  @Test("A subclass of Thread runs its main(), and is the current thread there")
  func threadSubclass() {
    let run = SimulatedRun(
      of: """
        import Foundation
        final class Worker: Thread {
          let done = DispatchSemaphore(value: 0)
          override func main() {
            Thread.current.threadDictionary["count"] = 1
            print(Thread.current === self, isExecuting, isFinished, Thread.isMainThread, isCancelled)
            print(Thread.current.threadDictionary["count"] as? Int ?? 0)
            done.signal()
          }
        }
        let worker = Worker()
        worker.cancel()
        print(worker.isExecuting, worker.isCancelled, Thread.current === worker, Thread.current === Thread.main)
        worker.start()
        worker.done.wait()
        print(Thread.current.threadDictionary["count"] == nil)
        """)
    #expect(
      run?.printed == """
        false true false true
        true true false false true
        1
        true

        """)
  }

  @Test("A text is a key of NSCache as it stands, an object's text is a String again")
  func bridges() {
    let run = SimulatedRun(
      of: """
        import Foundation
        final class Image {}
        let cache = NSCache<NSString, Image>()
        let name = "cat"
        cache.setObject(Image(), forKey: name as NSString)
        print(cache.object(forKey: "cat" as NSString) != nil, cache.object(forKey: "dog" as NSString) == nil)
        let key = name as NSString
        print((key as String) + "s", 5 as NSNumber)
        NSLog("%@ has %d", "it", 3)
        """)
    #expect(run?.printed == "true true\ncats 5\nit has 3\n")
  }

  @Test("After dispatchMain() nobody runs the main loop: its timers do not fire")
  func timersOfAMainThreadThatIsGone() {
    let run = SimulatedRun(
      of: """
        import Foundation
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in print("tick") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { exit(0) }
        dispatchMain()
        """)
    #expect(run?.printed == "")
  }

  @Test("The system's log prints, whatever it calls private")
  func systemLog() {
    let run = SimulatedRun(
      of: """
        import os.log
        let log = OSLog(subsystem: "app", category: "work")
        os_log("plain")
        os_log("%d of %{public}@", log: log, type: .info, 3, "x")
        os_log(.error, log: log, "failed: %{private}s after %.2f s", "it", 1.5)
        """)
    #expect(run?.printed == "plain\n3 of x\nfailed: it after 1.50 s\n")
  }

  private static let overridesInExtension = """
    import Foundation
    class Step: Operation {
      var isDone = false
    }
    extension Step {
      override var isAsynchronous: Bool { return true }
      override func main() {
        isDone = true
        print("main", isAsynchronous)
      }
    }
    let queue = OperationQueue()
    let step = Step()
    queue.addOperations([step], waitUntilFinished: true)
    print(step.isDone)
    """

  @Test("Where Foundation's classes are Objective-C's, an extension overrides what is theirs")
  func overrides() {
    #expect(SimulatedRun(of: Self.overridesInExtension)?.printed == "main true\ntrue\n")
    let onLinux = LoadedScenario(
      loading: ScenarioFile(name: "scenario.swift", text: Self.overridesInExtension), for: .linux)
    #expect(onLinux.findings.map(\.position.line) == [6, 7])
    let ownClass = "class A { func f() {} }\nclass B: A {}\nextension B { override func f() {} }"
    #expect(SimulatedRun(of: ownClass) == nil)
  }

  @Test("What a download task has written is gone when its handler has returned")
  func downloads() {
    let run = SimulatedRun(
      of: """
        // network: 50 ms, body "twelve bytes"
        import Foundation
        URLSession.shared.downloadTask(with: URL(string: "https://example.com/photo")!) { location, _, _ in
          guard let location else { return }
          print("in the handler", (try? Data(contentsOf: location))?.count ?? -1)
          DispatchQueue.main.async {
            do { print(try Data(contentsOf: location).count) } catch { print("later", (error as? CocoaError)?.code.rawValue ?? 0) }
          }
        }.resume()
        """)
    #expect(run?.printed == "in the handler 12\nlater 260\n")
  }

  @Test("Key paths by name are texts, timers of Swift 3 and threads with a target run, errors without words are made")
  func oldNames() {
    let run = SimulatedRun(
      of: """
        import Foundation
        import OSLog
        final class Load: Operation {
          var ended = false { willSet { willChangeValue(forKey: #keyPath(isFinished)) } didSet { didChangeValue(forKey: #keyPath(isFinished)) } }
          override var isFinished: Bool { ended }
        }
        print(#keyPath(Load.isFinished), NSError().code)
        final class Worker: NSObject {
          @objc func run(_ word: Any?) { print("run", word ?? "-", Thread.isMainThread) }
        }
        let thread = Thread(target: Worker(), selector: #selector(Worker.run(_:)), object: "once")
        thread.start()
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.scheduleOneshot(deadline: .now() + .milliseconds(10))
        timer.setEventHandler { print("timer") }
        timer.resume()
        """)
    #expect(run?.printed == "isFinished 0\nrun once false\ntimer\n")
  }

  @Test("Code is told its class: the main thread's, its queue's, its own, or what the main thread hands on")
  func ownQuality() {
    let run = SimulatedRun(
      of: """
        import Foundation
        func show(_ what: String) { print(what, qos_class_self().rawValue) }
        let queue = DispatchQueue(label: "queue")
        queue.sync { show("sync") }
        queue.async { show("async"); DispatchQueue.global().async { show("handed on") } }
        sleep(1)
        DispatchQueue.global(qos: .background).async { show("background"); queue.sync { show("its sync") }; show("after it") }
        sleep(1)
        DispatchQueue.global(qos: .utility).async(qos: .userInitiated, flags: .enforceQoS) { show("enforced") }
        DispatchQueue.global().async(flags: .detached) { show("detached") }
        sleep(1)
        let thread = Thread { show("thread"); pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0); show("changed") }
        thread.qualityOfService = .background
        thread.start()
        sleep(1)
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_set_qos_class_np(&attributes, QOS_CLASS_USER_INITIATED, 0)
        var posix: pthread_t? = nil
        pthread_create(&posix, &attributes, { _ in show("posix"); return nil }, nil)
        pthread_join(posix!, nil)
        print(qos_class_main() == QOS_CLASS_USER_INTERACTIVE, DispatchQoS.QoSClass(rawValue: qos_class_self()) ?? .unspecified)
        """)
    let told = """
      sync 33
      async 25
      handed on 25
      background 9
      its sync 9
      after it 9
      enforced 25
      detached 21
      thread 9
      changed 17
      posix 25
      true userInteractive

      """
    #expect(run?.printed == told)
  }

  @Test("A handler that nobody submitted does not have the class of what its worker ran before")
  func qualityOfHandlers() {
    let run = SimulatedRun(
      of: """
        import Foundation
        DispatchQueue.global().async { print("block", qos_class_self().rawValue) }
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + 1)
        timer.setEventHandler { print("handler", qos_class_self().rawValue); timer.cancel() }
        timer.resume()
        """)
    #expect(run?.printed == "block 25\nhandler 21\n")
  }

  @Test("Core Foundation's run loops run until they are stopped, from their own blocks or from elsewhere")
  func coreRunLoops() {
    let run = SimulatedRun(
      of: """
        import Foundation
        DispatchQueue.main.async { print("main"); CFRunLoopStop(CFRunLoopGetMain()) }
        CFRunLoopRun()
        DispatchQueue.global().asyncAfter(deadline: .now() + 1.2) { print("other"); CFRunLoopStop(CFRunLoopGetMain()) }
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in print("tick") }
        CFRunLoopRun()
        timer.invalidate()
        print(CFRunLoopRunInMode(.defaultMode, 0.3, false) == .timedOut)
        DispatchQueue.main.async { print("one") }
        print(CFRunLoopRunInMode(.defaultMode, 5, true) == .handledSource)
        """)
    #expect(run?.printed == "main\ntick\ntick\nother\ntrue\none\ntrue\n")
  }
}
