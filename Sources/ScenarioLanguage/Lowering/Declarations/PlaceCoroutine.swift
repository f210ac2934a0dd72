/// A `_modify` as two functions: what it does until it lends the place, whose value is the answer, and what it does when it has the place
/// back, with the new value.
struct PlaceCoroutine {
  var beginning: FunctionDeclaration
  var end: FunctionDeclaration

  enum Part {
    /// `_read`: all of it, around the value.
    case reading
    /// `_modify`: until the place is lent.
    case beginning
    /// `_modify`: from when the place is back.
    case end
    /// `_modify`: all of it, around the assignment.
    case assigning
  }
}
