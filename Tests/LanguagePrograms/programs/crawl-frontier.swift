// programs: a crawler with a frontier per host, politeness delays and a budget
import Foundation

struct Page {
  let url: URL
  let title: String
  let links: [String]
}

enum CrawlError: Error, CustomStringConvertible {
  case notFound(URL)
  case forbidden(host: String)
  var description: String {
    switch self {
    case .notFound(let url): return "404 \(url.path)"
    case .forbidden(let host): return "forbidden \(host)"
    }
  }
}

protocol Fetching { func fetch(_ url: URL, completion: @escaping (Result<Page, CrawlError>) -> Void) }

final class FakeWeb: Fetching {
  private let pages: [String: (title: String, links: [String])]
  private let queue = DispatchQueue(label: "web", attributes: .concurrent)

  init(_ pages: [String: (title: String, links: [String])]) { self.pages = pages }

  func fetch(_ url: URL, completion: @escaping (Result<Page, CrawlError>) -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(5)) {
      guard url.host != "private.example" else { return completion(.failure(.forbidden(host: url.host ?? ""))) }
      guard let page = self.pages[url.absoluteString] else { return completion(.failure(.notFound(url))) }
      completion(.success(Page(url: url, title: page.title, links: page.links)))
    }
  }
}

struct Robots {
  var disallowed: [String: [String]] = [:]
  func allows(_ url: URL) -> Bool {
    guard let host = url.host, let prefixes = disallowed[host] else { return true }
    return !prefixes.contains { url.path.hasPrefix($0) }
  }
}

final class Crawler {
  struct Options: OptionSet {
    let rawValue: Int
    static let sameHostOnly = Options(rawValue: 1 << 0)
    static let ignoreQuery = Options(rawValue: 1 << 1)
  }

  struct Report {
    var visited: [String] = []
    var failures: [String] = []
    var skipped = 0
    var deepest = 0
  }

  private let fetcher: Fetching
  private let robots: Robots
  private let options: Options
  private let state = DispatchQueue(label: "crawler.state")
  private let slots: DispatchSemaphore
  private let group = DispatchGroup()
  private var seen: Set<String> = []
  private var lastVisit: [String: DispatchTime] = [:]
  private var report = Report()
  private var budget: Int

  init(fetcher: Fetching, robots: Robots = Robots(), options: Options = [], parallelism: Int = 2, budget: Int = .max) {
    self.fetcher = fetcher
    self.robots = robots
    self.options = options
    self.budget = budget
    slots = DispatchSemaphore(value: parallelism)
  }

  func crawl(from start: String, maxDepth: Int, completion: @escaping (Report) -> Void) {
    guard let url = URL(string: start) else { return completion(Report()) }
    visit(url, depth: 0, maxDepth: maxDepth)
    group.notify(queue: state) { completion(self.report) }
  }

  private func normalized(_ url: URL) -> String {
    var text = url.absoluteString
    if let fragment = text.firstIndex(of: "#") { text = String(text[..<fragment]) }
    if options.contains(.ignoreQuery), let query = text.firstIndex(of: "?") { text.removeSubrange(query...) }
    while text.hasSuffix("/") { text.removeLast() }
    return text
  }

  private func visit(_ url: URL, depth: Int, maxDepth: Int) {
    group.enter()
    state.async { [self] in
      let key = normalized(url)
      guard depth <= maxDepth, budget > 0, robots.allows(url), seen.insert(key).inserted else {
        report.skipped += 1
        return group.leave()
      }
      budget -= 1
      report.deepest = max(report.deepest, depth)
      let host = url.host ?? "-"
      let now = DispatchTime.now()
      let earliest = max(now, lastVisit[host].map { $0 + .milliseconds(10) } ?? now)
      lastVisit[host] = earliest
      DispatchQueue.global().asyncAfter(deadline: earliest) { fetch(URL(string: key)!, depth: depth, maxDepth: maxDepth) }
    }
  }

  private func fetch(_ url: URL, depth: Int, maxDepth: Int) {
    slots.wait()
    fetcher.fetch(url) { [self] result in
      slots.signal()
      state.async {
        switch result {
        case .success(let page):
          report.visited.append("\(depth): \(page.title)")
          for link in page.links {
            guard let next = URL(string: link, relativeTo: url)?.absoluteURL else { continue }
            if options.contains(.sameHostOnly), next.host != url.host {
              report.skipped += 1
            } else {
              visit(next, depth: depth + 1, maxDepth: maxDepth)
            }
          }
        case .failure(let error): report.failures.append("\(error)")
        }
        group.leave()
      }
    }
  }
}

let web = FakeWeb([
  "https://site.example": (
    "Home", ["https://site.example/a", "https://site.example/b?x=1", "https://other.example", "https://site.example/#top"]
  ),
  "https://site.example/a": ("A", ["https://site.example/a/1", "https://site.example/secret/x", "https://site.example/"]),
  "https://site.example/a/1": ("A1", ["https://site.example/missing", "https://site.example/b?x=2"]),
  "https://site.example/b": ("B", ["https://private.example/x"]),
  "https://other.example": ("Other", ["https://other.example/deep"]),
  "https://other.example/deep": ("Deep", ["https://site.example/a"]),
])

let done = DispatchSemaphore(value: 0)
var robots = Robots()
robots.disallowed["site.example", default: []].append("/secret")
let crawler = Crawler(fetcher: web, robots: robots, options: [.ignoreQuery])
crawler.crawl(from: "https://site.example/", maxDepth: 3) { report in
  report.visited.sorted().forEach { print($0) }
  print(report.failures.sorted(), report.skipped, report.deepest)
  done.signal()
}
done.wait()
let polite = Crawler(fetcher: web, options: [.sameHostOnly, .ignoreQuery], parallelism: 1, budget: 3)
polite.crawl(from: "https://site.example", maxDepth: 9) { report in
  print(report.visited.count, report.failures.count, Crawler.Options([.sameHostOnly, .ignoreQuery]).rawValue)
  done.signal()
}
done.wait()
let url = URL(string: "https://site.example/a/1?q=2#frag")!
print(
  url.host ?? "-", url.path, url.query ?? "-", url.fragment ?? "-", url.lastPathComponent, url.pathComponents.count, url.scheme!)
