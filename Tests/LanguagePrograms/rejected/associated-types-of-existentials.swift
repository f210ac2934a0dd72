// advice: what a member of 'any Store' answers depends on the store: take 'some Store' as a parameter
protocol Store { associatedtype Item: CustomStringConvertible; var items: [Item] { get } }
extension Store { var first: Item? { items.first }; func all() -> [Item] { items } }
struct Ints: Store { var items = [1, 2] }
let stores: [any Store] = [Ints()]
for store in stores { print(store.first!, store.all()) }
print(stores[0].items)
