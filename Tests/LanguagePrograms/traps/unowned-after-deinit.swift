// traps: reading an unowned reference after its object is gone
final class Session {
  let user = "Ann"
  deinit { print("session ended") }
}
struct Request {
  unowned let session: Session
}
func make() -> Request {
  let session = Session()
  let request = Request(session: session)
  print(request.session.user)
  return request
}
let request = make()
print(request.session.user)
