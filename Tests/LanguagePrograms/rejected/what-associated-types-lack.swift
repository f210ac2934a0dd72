// advice: which associated type lacks what; a where clause does not see the members of its type
protocol Spans { static func seconds(_ count: Int) -> Self }
protocol Clocked {
  associatedtype Time: Strideable where Time.Stride: Spans
}
struct Bad: Clocked { typealias Time = Int }
protocol Holding { associatedtype Item: Spans }
struct Worse: Holding { typealias Item = Int }
final class Shelf<Items> where Items == Entry { typealias Entry = Int }
