// programs: a pagination loader with prefetch, refresh, errors and a loading state machine
import Foundation

struct Page<Item> {
    let items: [Item]
    let next: Int?
}

enum LoadState<Item>: CustomStringConvertible {
    case idle
    case loading(existing: [Item])
    case loaded([Item], hasMore: Bool)
    case failed([Item], Error)

    var items: [Item] {
        switch self {
        case .idle: return []
        case .loading(let items), .loaded(let items, _), .failed(let items, _): return items
        }
    }

    var description: String {
        switch self {
        case .idle: return "idle"
        case .loading(let e): return "loading(\(e.count))"
        case .loaded(let i, let more): return "loaded(\(i.count)\(more ? "+" : ""))"
        case .failed(let i, let error): return "failed(\(i.count), \(error))"
        }
    }
}

protocol PageSource {
    associatedtype Item
    func load(page: Int, completion: @escaping (Result<Page<Item>, Error>) -> Void)
}

enum SourceError: Error { case offline }

final class ArticleSource: PageSource {
    private let queue = DispatchQueue(label: "articles")
    private let titles: [String]
    private let size: Int
    private var failures: Set<Int>
    private var _loads: [Int] = []
    var loads: [Int] { queue.sync { _loads } }

    init(count: Int, size: Int, failOnce: Set<Int> = []) {
        titles = (1...count).map { "Article \($0)" }
        self.size = size
        failures = failOnce
    }

    func load(page: Int, completion: @escaping (Result<Page<String>, Error>) -> Void) {
        queue.asyncAfter(deadline: .now() + .milliseconds(5)) { [self] in
            _loads.append(page)
            if failures.remove(page) != nil {
                completion(.failure(SourceError.offline))
                return
            }
            let lower = page * size
            let upper = min(lower + size, titles.count)
            completion(.success(Page(items: Array(titles[lower..<upper]), next: upper < titles.count ? page + 1 : nil)))
        }
    }
}

final class PagedList<Source: PageSource> {
    typealias State = LoadState<Source.Item>
    private let source: Source
    private let queue = DispatchQueue(label: "paged-list")
    private let threshold: Int
    private var nextPage: Int? = 0
    private var generation = 0
    private var isLoading = false
    private(set) var transitions: [String] = []
    private var state = State.idle { didSet { transitions.append("\(state)") } }
    private var idleHandlers: [() -> Void] = []

    init(source: Source, prefetchThreshold: Int = 2) {
        self.source = source
        threshold = prefetchThreshold
    }

    func loadNext() { queue.async { self.startLoading() } }

    func refresh() {
        queue.async { [self] in
            generation += 1
            nextPage = 0
            isLoading = false
            state = .idle
            startLoading()
        }
    }

    func didShow(index: Int) {
        queue.async { [self] in
            if index >= state.items.count - threshold { startLoading() }
        }
    }

    private func startLoading() {
        guard !isLoading, let page = nextPage else { return }
        isLoading = true
        let existing = state.items
        let mine = generation
        state = .loading(existing: existing)
        source.load(page: page) { [weak self] result in
            guard let self = self else { return }
            self.queue.async {
                guard mine == self.generation else { return }
                self.isLoading = false
                switch result {
                case .success(let page):
                    self.nextPage = page.next
                    self.state = .loaded(existing + page.items, hasMore: page.next != nil)
                case .failure(let error):
                    self.state = .failed(existing, error)
                }
                let handlers = self.idleHandlers
                self.idleHandlers = []
                handlers.forEach { $0() }
            }
        }
    }

    func waitUntilIdle() {
        let semaphore = DispatchSemaphore(value: 0)
        queue.async {
            if self.isLoading { self.idleHandlers.append { semaphore.signal() } } else { semaphore.signal() }
        }
        semaphore.wait()
    }

    var snapshot: [Source.Item] { queue.sync { state.items } }
    var current: State { queue.sync { state } }
}

let source = ArticleSource(count: 11, size: 4, failOnce: [1])
let list = PagedList(source: source)
list.loadNext()
list.loadNext()
list.waitUntilIdle()
print(list.current, list.snapshot.last ?? "-")

list.didShow(index: 0)
list.waitUntilIdle()
print(list.current)
list.didShow(index: 2)
list.waitUntilIdle()
print(list.current)
list.didShow(index: 3)
list.waitUntilIdle()
print(list.current)
for index in 4..<8 { list.didShow(index: index) }
list.waitUntilIdle()
print(list.current, list.snapshot.count)
list.loadNext()
list.waitUntilIdle()

list.refresh()
list.refresh()
list.waitUntilIdle()
print(list.current, list.snapshot.map { $0.suffix(1) }.joined())
print(list.transitions.joined(separator: " "))
print(source.loads)
