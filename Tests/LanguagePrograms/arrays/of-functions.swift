// Empty arrays and dictionaries of functions, their types written as expressions.
var callbacks = [(Int) -> Void]()
var waiting = [String: [(Result<Int, Error>) -> Void]]()
var optional = [((String, Int) -> Bool)?]()
let throwing = [() throws -> [Int]]()
callbacks.append { print("got", $0) }
waiting["a", default: []].append { print($0) }
optional.append(nil)
optional.append { $0.count == $1 }
for callback in callbacks { callback(3) }
waiting["a"]?.forEach { $0(.success(1)) }
print(optional[0] == nil, optional[1]!("ab", 2), throwing.count)
