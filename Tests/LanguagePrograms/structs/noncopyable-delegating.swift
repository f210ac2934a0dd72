// An initialiser of a struct that cannot be copied calls another one, however that is written; a text or a comment that looks so does not.
struct File: ~Copyable {
  let id: Int
  init(id: Int) { self.id = id; print("open", id, "self.init(") }
  init() { // self.init(
    id = 7; print("plain") }
  init(twice: Int) { self . init(id: twice * 2) }
  deinit { print("close", id) }
}
do { let f = File(twice: 2); print(f.id) }
do { let f = File(); print(f.id) }
