import DispatchTrace
import ScenarioLanguage
import Testing

/// What Objective-C's runtime does, which no compiled twin here has.
@Suite("What Objective-C's runtime does")
struct ObjectiveCTests {
  @Test("What is hung on an object is found under the address of its key, and goes with the object")
  func associatedObjects() {
    let run = SimulatedRun(
      of: """
        import Foundation
        private var countKey: UInt8 = 0
        struct Keys { static var name = "name"; static var box: Void? }
        extension NSObject {
          var count: Int {
            get { objc_getAssociatedObject(self, &countKey) as? Int ?? 0 }
            set { objc_setAssociatedObject(self, &countKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
          }
          var name: String? {
            get { return objc_getAssociatedObject(self, &Keys.name) as? String }
            set { objc_setAssociatedObject(self, &Keys.name, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
          }
        }
        final class Bag { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
        final class Item: NSObject { deinit { print("item gone") } }
        do {
          let item = Item()
          item.count += 2
          item.name = "one"
          objc_setAssociatedObject(item, &Keys.box, Bag(1), .OBJC_ASSOCIATION_RETAIN)
          print(item.count, item.name ?? "-", (objc_getAssociatedObject(item, &Keys.box) as? Bag)?.n ?? 0)
          item.name = nil
          print(item.name ?? "-", Item().count)
        }
        let q = DispatchQueue(label: "q")
        final class Plain {}
        let p = Plain()
        objc_setAssociatedObject(p, &countKey, q, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        print((objc_getAssociatedObject(p, &countKey) as? DispatchQueue)?.label ?? "-")
        """)
    #expect(run?.printed == "2 one 1\nitem gone\n- 0\nitem gone\ngone 1\nq\n")
  }

  @Test("A variable of a function is a key of its own: another one finds nothing")
  func localKeys() {
    let run = SimulatedRun(
      of: """
        import Foundation
        func hang(on object: NSObject) -> String? {
          var key = 0
          objc_setAssociatedObject(object, &key, "hung", .OBJC_ASSOCIATION_RETAIN)
          return objc_getAssociatedObject(object, &key) as? String
        }
        func find(on object: NSObject) -> String? {
          var key = 0
          return objc_getAssociatedObject(object, &key) as? String
        }
        let object = NSObject()
        print(hang(on: object) ?? "-", find(on: object) ?? "-")
        """)
    #expect(run?.printed == "hung -\n")
  }

  @Test("What a protocol asks for optionally is called where it is there; such protocols are of objects")
  func optionalRequirements() {
    let run = SimulatedRun(
      of: """
        import Foundation
        @objc protocol LoaderDelegate {
          func loaded(_ text: String)
          @objc optional func began()
          @objc optional func failed(_ code: Int, after seconds: Double)
        }
        final class Full: NSObject, LoaderDelegate {
          func loaded(_ text: String) { print("loaded", text) }
          func began() { print("began") }
          func failed(_ code: Int, after seconds: Double) { print("failed", code, seconds) }
        }
        final class Short: NSObject, LoaderDelegate { func loaded(_ text: String) { print("short", text) } }
        final class Loader {
          weak var delegate: LoaderDelegate?
          let queue = DispatchQueue(label: "loader")
          func load() {
            queue.async { [weak self] in
              self?.delegate?.began?()
              self?.delegate?.loaded("x")
              DispatchQueue.main.async { self?.delegate?.failed?(3, after: 1.5) }
            }
          }
        }
        let loader = Loader(), full = Full(), short = Short()
        loader.delegate = full
        loader.load()
        loader.queue.sync {}
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        loader.delegate = short
        loader.load()
        loader.queue.sync {}
        let d: LoaderDelegate = full
        d.began?()
        struct Closures { var began: (() -> Void)? }
        Closures(began: { print("closure") }).began?()
        Closures().began?()
        """)
    #expect(run?.printed == "began\nloaded x\nfailed 3 1.5\nshort x\nbegan\nclosure\n")
  }
}
