// A didSet that does not ask for the old value lets its property be changed in place: it is held.
final class Model {
  var rows = [1] { didSet { print("didSet", rows) } }
  var kept = [1] { didSet { print("kept", oldValue, kept) } }
}
func add(_ rows: inout [Int], _ row: () -> Int) { rows.append(row()) }
let model = Model()
add(&model.rows) { 2 }
add(&model.kept) { model.kept.count + 1 }
add(&model.rows) { model.rows.count }
print("never")
