// advice: an unknown type of a member is named once, also when it is first met while overloads are tried
struct User { var age = 1 }
struct Query<R> {
  func ordered<V: Comparable>(by path: KeyPath<all, V>) -> Query { self }
  func limited(_ n: Int) -> Query { self }
}
func fetch(_ query: Query<User>) -> [User] {
  let all = [User()]
  return all.filter { $0.age > 0 }
}
print(fetch(.init().ordered(by: \.age).limited(1)))
