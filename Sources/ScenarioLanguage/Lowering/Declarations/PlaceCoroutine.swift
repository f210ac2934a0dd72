/// A `_modify` as two functions: what it does until it lends the place, whose value is the answer, and what it does when it has the place
/// back, with the new value.
struct PlaceCoroutine {
  var beginning: FunctionDeclaration
  var end: FunctionDeclaration
  /// What it does when an error leaves the change: what is put off by `defer`. Nil where that is all that `end` does.
  var abandoned: FunctionDeclaration?
  var accessors: [FunctionDeclaration] { [beginning, end] + (abandoned.map { [$0] } ?? []) }

  enum Part {
    /// `_read`: all of it, around the value.
    case reading
    /// `_modify`: until the place is lent.
    case beginning
    /// `_modify`: from when the place is back.
    case end
    /// `_modify`: the same without what stands behind `yield`.
    case abandoned
    /// `_modify`: all of it, around the assignment.
    case assigning
  }
}
