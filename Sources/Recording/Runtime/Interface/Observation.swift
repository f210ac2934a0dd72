// Models that a view observes: what they publish touches the user interface. One text for the scenario library (LibraryArea.observation)
// and for the real libdispatch.
import Foundation

protocol ObservableObject: AnyObject {}
final class ObservableObjectPublisher {
  init() {}
  func send() { ui("objectWillChange.send()") }
}
extension ObservableObject {
  var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
@propertyWrapper struct Published<Value> {
  var _value: Value
  init(wrappedValue: Value) { _value = wrappedValue }
  init(initialValue: Value) { _value = initialValue }
  var wrappedValue: Value {
    get { _value }
    set {
      ui("a @Published property")
      _value = newValue
    }
  }
}
