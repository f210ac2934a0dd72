// A function of several values for one of a parameter: the parameter is their tuple.
final class Container {
    var factories: [String: Any] = [:]
    func register<Service, Arguments>(_ type: Service.Type, factory: @escaping (Arguments) -> Any) {
        factories["\(Service.self)-\(Arguments.self)"] = factory
    }
    func register<Service, A, B>(_ type: Service.Type, with factory: @escaping (A, B) -> Service) {
        typealias Made = Service
        register(Made.self, factory: factory)
    }
    func resolve<Service, Arguments>(_ type: Service.Type, _ arguments: Arguments) -> Service? {
        (factories["\(Service.self)-\(Arguments.self)"] as? (Arguments) -> Any)?(arguments) as? Service
    }
}
let container = Container()
container.register(String.self) { (name: String, age: Int) in "\(name) is \(age)" }
print(container.factories.keys.sorted())
print(container.resolve(String.self, ("Ann", 3)) ?? "nothing")
