// advice: one of the two
protocol Source {
  associatedtype Output
  associatedtype Output: Equatable
}
