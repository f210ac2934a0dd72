// Coordinating screens without UIKit: routers, deep links, weak references, completion callbacks on the main queue.
import Foundation

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    var parent: Coordinator? { get set }
    func start()
    func handle(_ link: DeepLink) -> Bool
}
extension Coordinator {
    func add(_ child: Coordinator) { child.parent = self; children.append(child); child.start() }
    func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
    func finish() { parent?.remove(self) }
    func handle(_ link: DeepLink) -> Bool { children.contains { $0.handle(link) } }
    var depth: Int { (parent?.depth ?? -1) + 1 }
    func descendant<C: Coordinator>(_ type: C.Type = C.self) -> C? {
        for child in children { if let match = child as? C ?? child.descendant(type) { return match } }
        return nil
    }
}

enum DeepLink: Equatable {
    case profile(id: Int), settings, search(String)
    init?(_ url: URL) {
        let components = url.pathComponents.filter { $0 != "/" }
        switch (url.host, components.first) {
        case ("profile"?, let id?): guard let id = Int(id) else { return nil }; self = .profile(id: id)
        case ("settings"?, nil): self = .settings
        case ("search"?, let text?) where !text.isEmpty: self = .search(text)
        default: return nil
        }
    }
}

class Base: Coordinator {
    var children: [Coordinator] = []
    weak var parent: Coordinator?
    let screen: Screen
    init(screen: Screen) { self.screen = screen }
    func start() { screen.show(name) }
    var name: String { String(describing: type(of: self)).replacingOccurrences(of: "Coordinator", with: "") }
    deinit { Screen.log.append("- \(name)") }
}
final class Screen {
    static var log: [String] = []
    private(set) var stack: [String] = []
    func show(_ name: String) { stack.append(name); Screen.log.append("+ \(name)") }
    func pop() { if let last = stack.popLast() { Screen.log.append("pop \(last)") } }
}

final class ProfileCoordinator: Base {
    private(set) var shown: Int?
    private let load: (Int, @escaping (Result<String, Error>) -> Void) -> Void
    init(screen: Screen, load: @escaping (Int, @escaping (Result<String, Error>) -> Void) -> Void) { self.load = load; super.init(screen: screen) }
    func handle(_ link: DeepLink) -> Bool {
        guard case .profile(let id) = link else { return false }
        load(id) { [weak self] result in
            DispatchQueue.main.async {
                guard let self else { return Screen.log.append("gone") }
                self.shown = id
                switch result {
                case .success(let name): self.screen.show("Profile \(name)")
                case .failure(let error): self.screen.show("Error \(error)")
                }
            }
        }
        return true
    }
}
final class SettingsCoordinator: Base {
    var onDone: ((Bool) -> Void)?
    func done(saved: Bool) { screen.pop(); onDone?(saved); finish() }
    func handle(_ link: DeepLink) -> Bool { link == .settings }
}
final class AppCoordinator: Base {
    private var queued: [DeepLink] = []
    var isReady = false { didSet { if isReady { queued.forEach { _ = handle($0) }; queued = [] } } }
    override func start() { super.start(); children.count == 0 ? Screen.log.append("empty") : () }
    func handle(_ link: DeepLink) -> Bool {
        guard isReady else { queued.append(link); return true }
        if link == .settings, descendant(SettingsCoordinator.self) == nil {
            let settings = SettingsCoordinator(screen: screen)
            settings.onDone = { saved in Screen.log.append("saved \(saved)") }
            add(settings)
            return true
        }
        return children.contains { $0.handle(link) }
    }
}

struct NotFound: Error {}
let backend = DispatchQueue(label: "backend")
let app = AppCoordinator(screen: Screen())
app.start()
var profile: ProfileCoordinator? = ProfileCoordinator(screen: app.screen) { id, done in
    backend.asyncAfter(deadline: .now() + .milliseconds(30 * id)) { done(id < 3 ? .success("#\(id)") : .failure(NotFound())) }
}
app.add(profile!)
let links = ["app://profile/1", "app://settings", "app://search/", "app://profile/x", "app://profile/3", "bad url"].map { URL(string: $0).flatMap(DeepLink.init) }
print(links.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", "))
print(links.compactMap { $0 }.map(app.handle))
print(profile!.depth, app.descendant(ProfileCoordinator.self) === profile)
app.isReady = true
DispatchQueue.main.asyncAfter(deadline: .now() + 0.06) {
    app.descendant(SettingsCoordinator.self)?.done(saved: true)
    print(app.children.count, app.handle(.search("x")))
    profile!.finish()
    profile = nil
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
    print(Screen.log.joined(separator: "; "))
    print(app.screen.stack)
    exit(0)
}
dispatchMain()
