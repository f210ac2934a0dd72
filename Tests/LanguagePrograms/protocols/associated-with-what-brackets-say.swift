// What is associated with what the angle brackets say: any Repository<Account> takes an Account.ID
protocol Repository<Entity>: AnyObject {
  associatedtype Entity: Identifiable
  func find(_ id: Entity.ID) throws -> Entity?
  func save(_ entity: Entity, under id: Entity.ID)
  var all: [Entity] { get }
  var newest: Entity.ID? { get set }
  subscript(id: Entity.ID) -> Entity? { get set }
}
struct Missing<ID>: Error { let id: ID }
extension Repository {
  func update(_ id: Entity.ID, _ change: (inout Entity) -> Void) throws {
    guard var entity = try find(id) else { throw Missing(id: id) }
    change(&entity)
    save(entity, under: id)
  }
  func each(_ body: (Entity.ID, Entity) -> Void) { for entity in all { body(entity.id, entity) } }
}
final class Memory<Entity: Identifiable>: Repository {
  private var kept: [Entity.ID: Entity] = [:]
  var newest: Entity.ID?
  init(_ seed: Entity...) { for entity in seed { save(entity, under: entity.id) } }
  func find(_ id: Entity.ID) -> Entity? { kept[id] }
  func save(_ entity: Entity, under id: Entity.ID) {
    kept[id] = entity
    newest = id
  }
  var all: [Entity] { Array(kept.values) }
  subscript(id: Entity.ID) -> Entity? {
    get { kept[id] }
    set { kept[id] = newValue }
  }
}
struct Account: Identifiable { let id: Int; var cents = 0 }
struct Tag: Identifiable { var id: String; var uses = 1 }
let accounts: any Repository<Account> = Memory(Account(id: 1), Account(id: 2))
try accounts.update(2) { $0.cents += 5 }
accounts.save(Account(id: 3, cents: 7), under: 3)
print(try accounts.find(2)?.cents ?? -1, accounts.newest ?? -1, accounts[3]?.cents ?? -1)
accounts.newest = 9
accounts[3] = nil
accounts.newest? += 1
print(accounts.newest!, accounts.all.count, accounts[3] == nil)
accounts.each { id, account in if id == 2 { print(id + 1, account.cents) } }
do { try accounts.update(8) { _ in } } catch let missing as Missing<Int> { print("missing", missing.id) }
let shelves: [any Repository<Tag>] = [Memory(Tag(id: "a")), Memory(Tag(id: "b"), Tag(id: "c"))]
print(shelves.compactMap { $0["c"]?.id.uppercased() }, shelves.map { $0.newest ?? "-" })
final class Desk {
  private let repository: any Repository<Tag>
  init(_ repository: some Repository<Tag>) { self.repository = repository }
  func use(_ id: Tag.ID) throws -> Int { try repository.update(id) { $0.uses += 1 }; return repository[id]!.uses }
}
print(try Desk(Memory(Tag(id: "x"))).use("x"))
