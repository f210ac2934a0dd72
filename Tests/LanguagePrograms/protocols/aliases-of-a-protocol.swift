// A type alias that a protocol declares, named without it in the types that conform: plain, generic, inherited, nested and in extensions.
protocol Service: AnyObject {
  associatedtype Item
  typealias Completion = (Result<[Item], Failure>) -> Void
  typealias Failure = ServiceFailure
  func load(_ completion: @escaping Completion)
}
struct ServiceFailure: Error { var reason: String }
protocol PagedService: Service {
  typealias Page = (number: Int, items: [Item])
}
final class Names: Service {
  typealias Item = String
  private var waiting: [Completion] = []
  func load(_ completion: @escaping Completion) { waiting.append(completion) }
  func answer(_ items: [String]?) {
    for completion in waiting { completion(items.map { .success($0) } ?? .failure(Failure(reason: "none"))) }
    waiting = []
  }
}
final class Numbers<N: Numeric>: PagedService {
  typealias Item = N
  var page: Page = (1, [])
  struct Cursor {
    var at = 0
    var onEnd: Completion?
  }
  var cursor = Cursor()
  func load(_ completion: @escaping Completion) {
    page.items.append(3)
    completion(.success(page.items))
  }
}
extension Numbers {
  func next() -> Page {
    page.number += 1
    return page
  }
}
class Base: Service {
  typealias Item = Bool
  func load(_ completion: @escaping Completion) { completion(.success([true])) }
}
final class Derived: Base {
  override func load(_ completion: @escaping Completion) {
    super.load { result in completion(result.map { $0 + [false] }) }
  }
}
let names = Names()
names.load { print((try? $0.get()) ?? []) }
names.load { if case .failure(let failure) = $0 { print(failure.reason) } else { print("fine") } }
names.answer(["a"])
names.load { print($0) }
names.answer(nil)
let numbers = Numbers<Double>()
numbers.load { print($0) }
print(numbers.next(), numbers.cursor.onEnd == nil)
Derived().load { print((try? $0.get()) ?? []) }
let handler: Names.Completion = { print("held", $0) }
names.load(handler)
names.answer(["b"])
