// A type alias in a protocol is of every type that conforms to it.
struct Tagged<Tag, Raw: Hashable>: Hashable { var raw: Raw }
protocol Entity { associatedtype RawID: Hashable; typealias ID = Tagged<Self, RawID>; var id: ID { get } }
struct Author: Entity { typealias RawID = Int; let id: ID }
struct Repo<Model: Entity> { var items: [Model.ID: Model] = [:] 
    func find(_ id: Model.ID) -> Model? { items[id] } }
var r = Repo<Author>()
r.items[Author.ID(raw: 3)] = Author(id: .init(raw: 3))
print(r.find(.init(raw: 3))?.id.raw ?? -1)
