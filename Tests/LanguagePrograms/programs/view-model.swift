// programs: a view model loads in the background and publishes on the main thread; a stale search is ignored; weak self
import Dispatch
import Foundation

struct Article {
  let title: String
  let words: Int
}

final class ArticleService {
  private let queue = DispatchQueue(label: "service", attributes: .concurrent)
  private let articles = [
    Article(title: "Queues", words: 120), Article(title: "Barriers", words: 300), Article(title: "Groups", words: 80),
  ]
  func search(_ text: String, delay: Int, completion: @escaping ([Article]) -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(delay)) { [articles] in
      completion(articles.filter { $0.title.lowercased().contains(text.lowercased()) })
    }
  }
}

final class ViewModel {
  private let service: ArticleService
  private var generation = 0
  private(set) var titles: [String] = [] {
    didSet { onChange?(titles) }
  }
  var isLoading = false
  var onChange: (([String]) -> Void)?

  init(service: ArticleService) { self.service = service }

  func search(_ text: String, delay: Int) {
    generation += 1
    let mine = generation
    isLoading = true
    service.search(text, delay: delay) { [weak self] found in
      DispatchQueue.main.async {
        guard let self else { return print("view model is gone") }
        guard self.generation == mine else { return print("ignored stale result for \(text)") }
        self.isLoading = false
        self.titles = found.sorted { $0.words < $1.words }.map(\.title)
      }
    }
  }

  deinit { print("deinit with", titles) }
}

let service = ArticleService()
var model: ViewModel? = ViewModel(service: service)
var changes = 0
model!.onChange = { titles in
  ui("reload table")
  changes += 1
  print("show", titles, "on main:", Thread.isMainThread)
}
model!.search("q", delay: 300)
model!.search("r", delay: 100)
print("loading:", model!.isLoading)

DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
  print("loading:", model!.isLoading, "changes:", changes)
  model!.search("groups", delay: 100)
  model = nil
}
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(800)) {
  print("end")
  exit(0)
}
RunLoop.main.run()
