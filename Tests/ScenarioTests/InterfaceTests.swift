import Signalbox
import Testing

/// What only the main thread may touch, without a line of `ui(…)`.
@Suite("Views and models of an app")
struct InterfaceTests {
  private func run(_ source: String) throws -> Run { try Scenario(source: source).run() }

  @Test("A view that is set off the main thread is an error at that line")
  func off() throws {
    let run = try run(
      """
      import UIKit
      let photo = UIImageView()
      DispatchQueue.global().async {
        photo.image = UIImage(named: "photo")
        DispatchQueue.main.async { photo.image = nil }
      }
      """)
    #expect(run.findings.map(\.category) == [.userInterface])
    #expect(run.findings.map(\.position.line) == [4])
    #expect(run.findings.first?.message.contains("UIImageView.image") == true)
  }

  @Test("Of one block three places are told, and how many more there are")
  func three() throws {
    let run = try run(
      """
      import UIKit
      let label = UILabel()
      DispatchQueue.global().async {
        label.text = "a"
        label.isHidden = true
        label.alpha = 0.5
        label.backgroundColor = .red
        label.frame = .zero
      }
      """)
    #expect(run.findings.map(\.position.line) == [4, 5, 6])
    #expect(run.findings.map { $0.notes.contains { $0.message == "2 more in the same block" } } == [false, false, true])
  }

  @Test("Images, colours and fonts are any thread's")
  func values() throws {
    let run = try run(
      """
      import UIKit
      DispatchQueue.global().async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { $0.fill(.zero) }
        print(image.size.height, UIColor.red == UIColor.red, UIFont.systemFont(ofSize: 12).pointSize)
      }
      """)
    #expect(run.findings.isEmpty)
    #expect(run.printed == "20.0 true 12.0\n")
  }

  @Test("A published property that is set off the main thread is an error, on it it is none", arguments: ["Combine", "SwiftUI"])
  func models(module: String) throws {
    let run = try run(
      """
      import \(module)
      import Dispatch
      final class Counter: ObservableObject {
        @Published var count = 0
        func load() {
          DispatchQueue.global().async {
            self.count += 1
            DispatchQueue.main.async { self.count += 1 }
          }
        }
      }
      let counter = Counter()
      counter.load()
      """)
    #expect(run.findings.map(\.category) == [.userInterface])
    #expect(run.findings.map(\.position.line) == [7])
  }

  @Test("A page that shows a controller calls it in turns of the main queue")
  func page() throws {
    let run = try run(
      """
      import UIKit
      import PlaygroundSupport
      class Page: UIViewController {
        override func loadView() { print("load"); view = UIView() }
        override func viewDidLoad() { super.viewDidLoad(); print("did load") }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("did appear") }
      }
      PlaygroundPage.current.needsIndefiniteExecution = true
      PlaygroundPage.current.liveView = Page()
      print("end of the page")
      """)
    #expect(run.findings.isEmpty)
    #expect(run.printed == "end of the page\nload\ndid load\ndid appear\n")
  }

  @Test("A module that is not there is the only thing said of a file")
  func imports() throws {
    let error = try #require(throws: LoadError.self) {
      try Scenario(source: "import Combine\nlet subject = PassthroughSubject<Int, Never>()\nsubject.nothing()\n")
    }
    guard case .rejected(let rejection) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(rejection.findings.map(\.position.line) == [1])
  }
}
