// Generic parameters that neither what is given nor what is answered names: no call could say them. Only those of the last six are said.
func only<T>() -> Int { 1 }
func second<T, U>(_ value: T) {}
func member<T: Sequence>(_ value: T.Element) {}
func bound<T: Sequence>(_ value: Int) where T.Element == Int {}
func backwards<T, U: Sequence>(_ value: T) where U.Element == T {}
func thrown<T: Error>() throws(T) {}
struct Box<Item> {
  init<T>() {}
  subscript<T>(index: Int) -> Int { 1 }
  func method<T>() {}
}
protocol Store {
  func clear<T>()
}
func around() {
  func inner<T>() {}
}
func element<T: Sequence, U>(_ value: T) where T.Element == [U] {}
func result<T>() -> T? { nil }
func closure<T>(_ make: () throws -> T) {}
func meta<T>(_ type: T.Type) {}
func inherits<T, U: Holder<T>>(_ value: U) {}
func answers<T: Equatable>(_ count: Int) -> some Collection<T> { [T]() }
class Holder<Value> {}
