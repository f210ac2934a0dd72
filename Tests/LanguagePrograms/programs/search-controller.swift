import Foundation

// stub: UISearchBar, UILabel

// A search-as-you-type screen: every keystroke cancels the pending request
// and schedules a new one, only the last one reaches the "server".

class Debouncer {
    private let delay: TimeInterval
    private let queue: DispatchQueue
    private var workItem: DispatchWorkItem?

    init(delay: TimeInterval, queue: DispatchQueue = .main) {
        self.delay = delay
        self.queue = queue
    }

    func debounce(action: @escaping (() -> Void)) {
        workItem?.cancel()
        workItem = DispatchWorkItem { [weak self] in
            guard let self = self else { return }
            action()
            self.workItem = nil
        }
        queue.asyncAfter(deadline: .now() + delay, execute: workItem!)
    }

    deinit {
        workItem?.cancel()
        print("debouncer gone")
    }
}

struct Repository: Equatable, Hashable {
    let name: String
    let stars: Int
}

protocol SearchServiceType: AnyObject {
    typealias Completion = (Swift.Result<[Repository], SearchError>) -> Void
    func search(for query: String, completion: @escaping Completion)
}

enum SearchError: Error, LocalizedError {
    case emptyQuery
    case noResults(query: String)

    var errorDescription: String? {
        switch self {
        case .emptyQuery: return "Please type something"
        case .noResults(let query): return "Nothing found for \u{201C}\(query)\u{201D}"
        }
    }
}

final class FakeSearchService: SearchServiceType {
    private(set) var numberOfRequests = 0
    private let database: [Repository] = [
        .init(name: "swift", stars: 68_000),
        .init(name: "swift-nio", stars: 8_100),
        .init(name: "SwiftLint", stars: 18_900),
        .init(name: "Alamofire", stars: 41_500),
    ]

    func search(for query: String, completion: @escaping Completion) {
        numberOfRequests += 1
        DispatchQueue.global(qos: .userInitiated).async { [database] in
            guard !query.isEmpty else { return completion(.failure(.emptyQuery)) }
            let hits = database
                .filter { $0.name.lowercased().hasPrefix(query.lowercased()) }
                .sorted(by: { $0.stars > $1.stars })
            DispatchQueue.main.async {
                completion(hits.isEmpty ? .failure(.noResults(query: query)) : .success(hits))
            }
        }
    }
}

class SearchViewController {
    enum State {
        case idle, loading(String), loaded([Repository]), failed(Error)
    }

    private lazy var debouncer = Debouncer(delay: 0.05)
    private let service: SearchServiceType
    var onRender: ((String) -> Void)?

    private(set) var state: State = .idle {
        didSet { render() }
    }

    init(service: SearchServiceType) { self.service = service }

    func searchBar(textDidChange searchText: String) {
        debouncer.debounce { [weak self] in self?.startSearch(searchText) }
    }

    private func startSearch(_ text: String) {
        state = .loading(text)
        service.search(for: text) { [weak self] result in
            switch result {
            case let .success(items): self?.state = .loaded(items)
            case .failure(let error): self?.state = .failed(error)
            }
        }
    }

    private func render() {
        switch state {
        case .idle: onRender?("idle")
        case .loading(let query): onRender?("loading \(query)…")
        case .loaded(let items):
            onRender?(items.map { "\($0.name) (\($0.stars))" }.joined(separator: ", "))
        case .failed(let error): onRender?("error: \(error.localizedDescription)")
        }
    }
}

let service = FakeSearchService()
var controller: SearchViewController? = SearchViewController(service: service)
var rendered = [String]()
controller?.onRender = { text in
    dispatchPrecondition(condition: .onQueue(.main))
    rendered.append(text)
    print(text)
}

for (index, text) in ["s", "sw", "swi"].enumerated() {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10 * index)) {
        controller?.searchBar(textDidChange: text)
    }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
    controller?.searchBar(textDidChange: "kotlin")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
    controller = nil
    print("requests:", service.numberOfRequests, "renders:", rendered.count)
    exit(0)
}
RunLoop.main.run()
