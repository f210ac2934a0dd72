// traps: an error that describes itself reaches the top level
enum Failure: Error, CustomStringConvertible {
  case tooMany(Int)

  var description: String {
    switch self {
    case .tooMany(let count): return "\(count) are too many"
    }
  }
}

func take(_ count: Int) throws {
  if count > 2 { throw Failure.tooMany(count) }
  print("took", count)
}

try take(1)
try take(3)
