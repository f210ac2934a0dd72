// programs: app coordinators: a tree of flows with weak parents, results passed back, and release of finished children
import Foundation

class Coordinator {
    private(set) var children: [Coordinator] = []
    weak var parent: Coordinator?
    let router: Router
    var name: String { String(describing: type(of: self)) }

    init(router: Router) { self.router = router }

    func start() { fatalError("subclasses start") }

    func add(_ child: Coordinator) {
        child.parent = self
        children.append(child)
        child.start()
    }

    func finish() {
        parent?.children.removeAll { $0 === self }
    }

    var tree: String { children.isEmpty ? name : "\(name)(\(children.map { $0.tree }.joined(separator: " ")))" }
    deinit { print("- \(name) released") }
}

final class Router {
    private(set) var stack: [String] = []
    private let main = DispatchQueue(label: "main-like")

    func push(_ screen: String) {
        stack.append(screen)
        print("push", screen, "->", stack.joined(separator: "/"))
    }

    func pop(to screen: String) {
        while let top = stack.last, top != screen { stack.removeLast() }
    }

    func onMain(_ body: @escaping () -> Void) { main.async(execute: body) }
    func later(_ ms: Int, _ body: @escaping () -> Void) {
        main.asyncAfter(deadline: .now() + .milliseconds(ms), execute: body)
    }
}

struct User { let name: String; let isNew: Bool }

final class LoginCoordinator: Coordinator {
    var onFinish: ((Result<User, LoginError>) -> Void)?
    enum LoginError: Error { case tooManyAttempts(Int) }
    private var attempts = 0
    private let passwords: [String]

    init(router: Router, passwords: [String]) {
        self.passwords = passwords
        super.init(router: router)
    }

    override func start() {
        router.push("login")
        tryNext()
    }

    private func tryNext() {
        guard attempts < passwords.count, attempts < 3 else {
            onFinish?(.failure(.tooManyAttempts(attempts)))
            return finish()
        }
        let password = passwords[attempts]
        attempts += 1
        router.later(2) { [weak self] in
            guard let self = self else { return }
            guard password == "open" || password == "new" else { return self.tryNext() }
            self.onFinish?(.success(User(name: "ann", isNew: password == "new")))
            self.finish()
        }
    }
}

final class TourCoordinator: Coordinator {
    var pages = ["welcome", "queues", "done"][...]
    var onFinish: (() -> Void)?

    override func start() { router.onMain { [weak self] in self?.showNext() } }

    private func showNext() {
        guard let page = pages.popFirst() else {
            onFinish?()
            finish()
            return
        }
        router.push("tour:" + page)
        router.onMain { [weak self] in self?.showNext() }
    }
}

final class AppCoordinator: Coordinator {
    let passwords: [String]
    let done = DispatchSemaphore(value: 0)

    init(_ passwords: String...) {
        self.passwords = passwords
        super.init(router: Router())
    }

    override func start() {
        router.onMain { [self] in
            router.push("root")
            let login = LoginCoordinator(router: router, passwords: passwords)
            login.onFinish = { [unowned self] result in loggedIn(result) }
            add(login)
            print("tree:", tree)
        }
    }

    private func loggedIn(_ result: Result<User, LoginCoordinator.LoginError>) {
        router.pop(to: "root")
        switch result {
        case .success(let user) where user.isNew:
            let tour = TourCoordinator(router: router)
            tour.onFinish = { [weak self] in
                self?.router.pop(to: "root")
                self?.home(for: user)
            }
            add(tour)
        case .success(let user):
            home(for: user)
        case .failure(let error):
            print("login failed:", error)
            done.signal()
        }
    }

    private func home(for user: User) {
        router.push("home of \(user.name)")
        done.signal()
    }
}

for passwords in [["wrong", "open"], ["new"], ["a", "b", "c", "open"]] {
    let app: AppCoordinator
    switch passwords.count {
    case 1: app = AppCoordinator(passwords[0])
    case 2: app = AppCoordinator(passwords[0], passwords[1])
    default: app = AppCoordinator("a", "b", "c", "open")
    }
    app.start()
    app.done.wait()
    let drained = DispatchSemaphore(value: 0)
    app.router.later(5) { drained.signal() }
    drained.wait()
    print("tree:", app.tree, "stack:", app.router.stack)
}
