// generics: what one requirement says of a parameter another one before it may need; the more special overload is meant
protocol PropertyProtocol { associatedtype Value; var value: Value { get }; var producer: Producer<Value> { get } }
protocol Convertible { associatedtype Value; var producer: Producer<Value> { get } }
struct Producer<Value>: Convertible { let values: [Value]; var producer: Producer<Value> { self } }
struct Property<Value>: PropertyProtocol, Convertible { let value: Value; var producer: Producer<Value> { Producer(values: [value]) } }
extension Producer where Value == Bool {
  static func all<C: Collection>(_ b: C) -> Producer<Value> where C.Element == Producer<Value> {
    Producer(values: [b.allSatisfy { $0.values.allSatisfy { $0 } }])
  }
  static func all(_ b: Producer<Value>...) -> Producer<Value> { return .all(b) }
  static func all<B: Convertible, C: Collection>(_ b: C) -> Producer<Value> where B.Value == Value, C.Element == B { all(b.map { $0.producer }) }
}
extension Property where Value == Bool {
  static func all<P: PropertyProtocol & Convertible, Ps: Collection>(_ properties: Ps) -> Property<Value> where P.Value == Value, Ps.Element == P {
    let p: Producer<Bool> = Producer.all(properties.map { $0.producer })
    return Property(value: p.values[0])
  }
  static func all<P: PropertyProtocol & Convertible>(_ properties: P...) -> Property<Value> where P.Value == Value { return .all(properties) }
}
print(Property.all(Property(value: true), Property(value: false)).value)
print(Producer.all([Property(value: true)]).values)
print(Producer.all([Property(value: true)]).values)
let ps = [Property(value: true)]
print(Producer.all(ps).values)
