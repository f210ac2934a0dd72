// programs: a command and query bus with typed handlers, validation behaviours and domain events
import Foundation

protocol Request { associatedtype Reply }
protocol Command: Request where Reply == Void {}
protocol Query: Request {}

protocol Handler {
    associatedtype Message: Request
    func handle(_ message: Message) throws -> Message.Reply
}

struct AnyHandler {
    let call: (Any) throws -> Any
    init<H: Handler>(_ handler: H) {
        call = { try handler.handle($0 as! H.Message) }
    }
    init<M: Request>(_ body: @escaping (M) throws -> M.Reply) {
        call = { try body($0 as! M) }
    }
}

enum BusError: Error {
    case noHandler(String)
    case invalid(field: String, reason: String)
}

protocol Validatable { func validate() throws }

final class Bus {
    private var handlers: [ObjectIdentifier: AnyHandler] = [:]
    private var behaviours: [(Any, () throws -> Any) throws -> Any] = []
    private let commands = DispatchQueue(label: "bus.commands")
    private let queries = DispatchQueue(label: "bus.queries", attributes: .concurrent)

    func register<H: Handler>(_ handler: H) {
        handlers[ObjectIdentifier(H.Message.self)] = AnyHandler(handler)
    }

    func register<M: Request>(_ type: M.Type, _ body: @escaping (M) throws -> M.Reply) {
        handlers[ObjectIdentifier(type)] = AnyHandler(body)
    }

    func wrap(_ behaviour: @escaping (Any, () throws -> Any) throws -> Any) { behaviours.append(behaviour) }

    private func execute<M: Request>(_ message: M) throws -> M.Reply {
        guard let handler = handlers[ObjectIdentifier(M.self)] else {
            throw BusError.noHandler(String(describing: M.self))
        }
        var next: () throws -> Any = { try handler.call(message) }
        for behaviour in behaviours.reversed() {
            let inner = next
            next = { try behaviour(message, inner) }
        }
        return try next() as! M.Reply
    }

    func send<C: Command>(_ command: C, completion: @escaping (Error?) -> Void = { _ in }) {
        commands.async {
            do {
                try self.execute(command)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    func ask<Q: Query>(_ query: Q) throws -> Q.Reply {
        commands.sync {}
        return try queries.sync { try execute(query) }
    }
}

struct Product { let sku: String; var name: String; var stock: Int }

final class Catalog {
    var products: [String: Product] = [:]
    var events: [String] = []
}

struct AddProduct: Command, Validatable {
    let sku: String, name: String
    func validate() throws {
        if sku.count != 3 { throw BusError.invalid(field: "sku", reason: "three characters") }
        if name.isEmpty { throw BusError.invalid(field: "name", reason: "empty") }
    }
}
struct MoveStock: Command { let sku: String; let by: Int }
struct FindProducts: Query {
    typealias Reply = [Product]
    var matching: (Product) -> Bool = { _ in true }
}
struct StockOf: Query {
    typealias Reply = Int?
    let sku: String
}
struct Unhandled: Query { typealias Reply = String }

struct MoveStockHandler: Handler {
    struct OutOfStock: Error { let missing: Int }
    let catalog: Catalog
    func handle(_ message: MoveStock) throws {
        guard var product = catalog.products[message.sku] else { throw BusError.noHandler(message.sku) }
        product.stock += message.by
        if product.stock < 0 { throw OutOfStock(missing: -product.stock) }
        catalog.products[message.sku] = product
        catalog.events.append("\(message.sku)\(message.by > 0 ? "+" : "")\(message.by)")
    }
}

let catalog = Catalog()
let bus = Bus()
var trace: [String] = []
bus.wrap { message, next in
    trace.append("> \(type(of: message))")
    defer { trace.append("< \(type(of: message))") }
    return try next()
}
bus.wrap { message, next in
    try (message as? Validatable)?.validate()
    return try next()
}
bus.register(MoveStockHandler(catalog: catalog))
bus.register(AddProduct.self) { [unowned catalog] in
    catalog.products[$0.sku] = Product(sku: $0.sku, name: $0.name, stock: 0)
}
bus.register(FindProducts.self) { query in
    catalog.products.values.filter(query.matching).sorted { $0.sku < $1.sku }
}
bus.register(StockOf.self) { catalog.products[$0.sku]?.stock }

func complain(_ error: Error?) {
    switch error {
    case nil: break
    case BusError.invalid(let field, let reason)?: print("invalid \(field): \(reason)")
    case let error as MoveStockHandler.OutOfStock: print("short of \(error.missing)")
    case let error?: print("failed: \(error)")
    }
}

for (sku, name) in [("p01", "Pen"), ("n02", "Notebook"), ("toolong", "?"), ("e03", "")] {
    bus.send(AddProduct(sku: sku, name: name), completion: complain)
}
bus.send(MoveStock(sku: "p01", by: 10), completion: complain)
bus.send(MoveStock(sku: "p01", by: -4))
bus.send(MoveStock(sku: "n02", by: -4), completion: complain)
bus.send(MoveStock(sku: "zzz", by: 1), completion: complain)

print(try bus.ask(FindProducts()).map { "\($0.name):\($0.stock)" })
print(try bus.ask(FindProducts { $0.stock > 0 }).count, try bus.ask(StockOf(sku: "p01")) ?? -1, try bus.ask(StockOf(sku: "none")) == nil)
do { print(try bus.ask(Unhandled())) } catch BusError.noHandler(let name) { print("no handler for \(name)") }
print(catalog.events, trace.count, trace.prefix(2), trace.last!)
