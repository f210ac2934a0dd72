package import DispatchModel

/// First-in-first-out, then every order with one departure from it, then with two: nothing by chance. What takes few departures is
/// found however long the program is.
package struct DepartureStrategy: OrderStrategy {
  private struct Node {
    /// What it departs from: a node with one departure less.
    var parent: Int
    var step: Int
    var place: Int
  }

  /// What waits to be led takes memory.
  private static let mostNodes = 1_000_000

  private var nodes = [Node(parent: -1, step: -1, place: 0)]
  private var next = 0
  private var departures: [Node] = []
  private var last = -1
  private var step = 0

  package init() {}

  package var words: String { "departures: up to \(depth(max(next - 1, 0))) from first-in-first-out" }

  private func depth(_ node: Int) -> Int {
    var (node, depth) = (node, 0)
    while node > 0 { (node, depth) = (nodes[node].parent, depth + 1) }
    return depth
  }

  package mutating func begin() -> Bool {
    guard next < nodes.count else { return false }
    departures.removeAll(keepingCapacity: true)
    var node = next
    while node > 0 {
      departures.append(nodes[node])
      node = nodes[node].parent
    }
    last = departures.first?.step ?? -1
    next += 1
    step = 0
    return true
  }

  package mutating func choose(among steps: ContiguousArray<NextStep>, usual: Int) -> Int {
    defer { step += 1 }
    if let departure = departures.last, departure.step == step {
      departures.removeLast()
      return departure.place
    }
    if step > last, nodes.count < Self.mostNodes {
      for place in steps.indices where place != usual && steps[place].isEnabled {
        nodes.append(Node(parent: next - 1, step: step, place: place))
      }
    }
    return usual
  }
}
