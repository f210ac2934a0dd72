// advice: a hash does not say which values are equal: '==' is made only of parts that are Equatable
protocol Processing { func process() }

struct Request: Hashable {
  let url: String
  var processor: Processing?
  func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

final class Session: Hashable {
  func hash(into hasher: inout Hasher) {}
}

struct Key: Hashable {
  let text: String
  func hash(into hasher: inout Hasher) {}
}
