// advice: macros and observation are not supported: use didSet
@Observable
final class Model {
  var count = 0
}
