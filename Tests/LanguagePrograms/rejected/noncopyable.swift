// advice: a type that cannot be copied: a final class, whose deinit runs when nobody holds it
struct Handle: ~Copyable {
  let id: Int
  deinit { print("closed", id) }
}
print(Handle(id: 1).id)
