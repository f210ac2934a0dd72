import Foundation

// Swinject: Container, ServiceKey, object scopes, assemblies, arguments, synchronized resolver, circular dependencies.

public protocol Resolver {
    func resolve<Service>(_ serviceType: Service.Type) -> Service?
    func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
    func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service?
}

internal struct ServiceKey {
    internal let serviceType: Any.Type
    internal let argumentsType: Any.Type
    internal let name: String?
}
extension ServiceKey: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(serviceType))
        hasher.combine(ObjectIdentifier(argumentsType))
        name?.hash(into: &hasher)
    }
    public static func == (lhs: ServiceKey, rhs: ServiceKey) -> Bool {
        return lhs.serviceType == rhs.serviceType && lhs.argumentsType == rhs.argumentsType && lhs.name == rhs.name
    }
}

public protocol InstanceStorage: AnyObject { var instance: Any? { get set } }
public final class PermanentStorage: InstanceStorage { public var instance: Any?; public init() {} }
public final class TransientStorage: InstanceStorage { public var instance: Any? { get { nil } set {} }; public init() {} }
public final class WeakStorage: InstanceStorage {
    private weak var _instance: AnyObject?
    public var instance: Any? {
        get { _instance }
        set { _instance = newValue as AnyObject? }
    }
    public init() {}
}

public final class ObjectScope: CustomStringConvertible {
    public private(set) var description: String
    private var storageFactory: () -> InstanceStorage
    public init(storageFactory: @escaping () -> InstanceStorage, description: String = "") {
        self.storageFactory = storageFactory
        self.description = description
    }
    func makeStorage() -> InstanceStorage { storageFactory() }
    public static let transient = ObjectScope(storageFactory: TransientStorage.init, description: "transient")
    public static let container = ObjectScope(storageFactory: PermanentStorage.init, description: "container")
    public static let weak = ObjectScope(storageFactory: WeakStorage.init, description: "weak")
}

protocol ServiceEntryProtocol: AnyObject {
    var storage: InstanceStorage { get }
    var factory: Any { get }
    var initCompleted: ((Resolver, Any) -> Void)? { get }
    var objectScope: ObjectScope { get }
}

public final class ServiceEntry<Service>: ServiceEntryProtocol {
    let factory: Any
    private(set) var objectScope = ObjectScope.transient
    lazy var storage: InstanceStorage = { [unowned self] in self.objectScope.makeStorage() }()
    var initCompleted: ((Resolver, Any) -> Void)?
    init(factory: Any) { self.factory = factory }

    @discardableResult
    public func inObjectScope(_ scope: ObjectScope) -> Self { objectScope = scope; return self }
    @discardableResult
    public func initCompleted(_ completed: @escaping (Resolver, Service) -> Void) -> Self {
        initCompleted = { resolver, service in
            guard let service = service as? Service else { return }
            completed(resolver, service)
        }
        return self
    }
}

public final class Container {
    fileprivate var services = [ServiceKey: ServiceEntryProtocol]()
    private let parent: Container?
    private let lock = NSRecursiveLock()
    private var depth = 0

    public init(parent: Container? = nil, registeringClosure: (Container) -> Void = { _ in }) {
        self.parent = parent
        registeringClosure(self)
    }

    @discardableResult
    public func register<Service>(_ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service) -> ServiceEntry<Service> {
        _register(serviceType, factory: factory, name: name)
    }
    @discardableResult
    public func register<Service, Arg1>(_ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver, Arg1) -> Service) -> ServiceEntry<Service> {
        _register(serviceType, factory: factory, name: name)
    }
    private func _register<Service, Factory>(_ serviceType: Service.Type, factory: Factory, name: String?) -> ServiceEntry<Service> {
        let entry = ServiceEntry<Service>(factory: factory)
        lock.withLock { services[ServiceKey(serviceType: Service.self, argumentsType: Factory.self, name: name)] = entry }
        return entry
    }

    private func entry(for key: ServiceKey) -> ServiceEntryProtocol? { services[key] ?? parent?.entry(for: key) }

    fileprivate func _resolve<Service, Factory>(name: String?, invoker: (Factory) -> Any) -> Service? {
        lock.lock(); defer { lock.unlock() }
        let key = ServiceKey(serviceType: Service.self, argumentsType: Factory.self, name: name)
        guard let entry = entry(for: key), let factory = entry.factory as? Factory else { return nil }
        if let persisted = entry.storage.instance as? Service { return persisted }
        depth += 1
        defer { depth -= 1 }
        guard depth < 20 else { fatalError("Infinite recursive call for circular dependency has been detected.") }
        let instance = invoker(factory)
        if let persisted = entry.storage.instance as? Service { return persisted }
        entry.storage.instance = instance
        entry.initCompleted?(self, instance)
        return instance as? Service
    }
    public func synchronize() -> Resolver { SynchronizedResolver(container: self) }
}

extension Container: Resolver {
    public func resolve<Service>(_ serviceType: Service.Type) -> Service? { resolve(serviceType, name: nil) }
    public func resolve<Service>(_: Service.Type, name: String?) -> Service? {
        _resolve(name: name) { (factory: (Resolver) -> Service) in factory(self) }
    }
    public func resolve<Service, Arg1>(_: Service.Type, argument: Arg1) -> Service? {
        _resolve(name: nil) { (factory: (Resolver, Arg1) -> Service) in factory(self, argument) }
    }
}
private struct SynchronizedResolver: Resolver {
    private static let queue = DispatchQueue(label: "swinject.sync")
    let container: Container
    func resolve<Service>(_ serviceType: Service.Type) -> Service? { Self.queue.sync { container.resolve(serviceType) } }
    func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? { Self.queue.sync { container.resolve(serviceType, name: name) } }
    func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service? { Self.queue.sync { container.resolve(serviceType, argument: argument) } }
}

protocol Assembly { func assemble(container: Container) }
final class Assembler {
    let container: Container
    init(_ assemblies: [Assembly], parent: Assembler? = nil) {
        container = Container(parent: parent?.container)
        assemblies.forEach { $0.assemble(container: container) }
    }
    var resolver: Resolver { container.synchronize() }
}

protocol Animal: AnyObject { var name: String { get }; func sound() -> String }
class Cat: Animal { let name: String; init(name: String) { self.name = name }; func sound() -> String { "Meow!" } }
class Dog: Animal { var name = "Hachi"; func sound() -> String { "Bow wow!" } }
class PetOwner { let pet: Animal; init(pet: Animal) { self.pet = pet }; func play() -> String { "I'm playing with \(pet.name). \(pet.sound())" } }
class Parent { var child: Child?; deinit { print("parent gone") } }
class Child { weak var parent: Parent? }
final class Logger { static var made = 0; init() { Logger.made += 1 } }

struct AnimalAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Animal.self) { _ in Cat(name: "Mimi") }
        container.register(Animal.self, name: "dog") { _ in Dog() }.inObjectScope(.weak)
        container.register(Animal.self) { (_, name: String) in Cat(name: name) }
        container.register(PetOwner.self) { r in PetOwner(pet: r.resolve(Animal.self)!) }
    }
}
struct ServiceAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Logger.self) { _ in Logger() }.inObjectScope(.container)
        container.register(Parent.self) { _ in Parent() }
            .initCompleted { r, parent in
                parent.child = r.resolve(Child.self)
                parent.child?.parent = parent
            }
        container.register(Child.self) { _ in Child() }
    }
}

let assembler = Assembler([AnimalAssembly(), ServiceAssembly()])
let resolver = assembler.resolver
print(resolver.resolve(PetOwner.self)!.play())
print(resolver.resolve(Animal.self, argument: "Tama")?.name ?? "none", resolver.resolve(Animal.self, argument: 3) == nil)
do {
    let one = resolver.resolve(Animal.self, name: "dog"), two = resolver.resolve(Animal.self, name: "dog")
    print(one === two, one?.sound() as Any, type(of: one!))
}
var loggers = Set<ObjectIdentifier>()
let lock = NSLock()
var kept: [Logger] = []
DispatchQueue.concurrentPerform(iterations: 8) { _ in
    let logger = assembler.container.synchronize().resolve(Logger.self)!
    lock.lock(); kept.append(logger); loggers.insert(ObjectIdentifier(logger)); lock.unlock()
}
print(loggers.count, Logger.made, kept.count)
var family = resolver.resolve(Parent.self)
print(family?.child?.parent === family)
family = nil
let child = Assembler([], parent: assembler)
print(child.resolver.resolve(Animal.self)!.name, child.resolver.resolve(Int.self) as Any, "\(ObjectScope.weak)")
