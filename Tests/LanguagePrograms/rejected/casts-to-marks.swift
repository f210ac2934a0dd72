// 'Sendable' is a mark for the compiler: no value knows of it when the program runs. Say what the value is to be.
protocol Named {}
protocol Shared: Sendable {}
func look(_ value: Any) {
  print(value as? Sendable ?? 0)
  print(value is any Sendable, value is (Named & Sendable))
  print(value as? any Named & Sendable ?? 0)
}
func generic<Value>(_ value: Value) -> Bool { value is Sendable }
func right(_ value: Any) {
  print(value as! Sendable, value as? [Sendable] ?? [], value as? any Error & Sendable ?? 0, value is (Shared & Sendable))
  if case let sent as Sendable = value { print(sent) }
  switch value {
  case is Sendable: print("sent")
  default: break
  }
}
