protocol Pub { associatedtype Output; associatedtype Failure: Error }
protocol Subj: AnyObject, Pub { init() }
final class Pass<Output, Failure: Error>: Subj { init() {} }
final class Auto<U: Pub>: Pub {
  typealias Output = U.Output
  typealias Failure = U.Failure
  let text: String
  init(_ upstream: U) { text = "\(U.self)" }
}
final class Multi<U: Pub, S: Subj>: Pub where U.Failure == S.Failure, U.Output == S.Output {
  typealias Output = U.Output
  typealias Failure = U.Failure
  init(_ upstream: U, _ subject: S) {}
  func auto() -> Auto<Multi<U, S>> { Auto(self) }
}
extension Pub {
  func multicast<S: Subj>(subject: S) -> Multi<Self, S> where Failure == S.Failure, Output == S.Output { Multi(self, subject) }
}
final class Share<U: Pub> {
  typealias Subject = Pass<U.Output, U.Failure>
  let inner: Auto<Multi<U, Subject>>
  init(_ upstream: U) { inner = upstream.multicast(subject: .init()).auto() }
}
print(Share(Pass<Int, Never>()).inner.text)
let made: Multi<Pass<String, Never>, Pass<String, Never>> = Pass().multicast(subject: .init())
print(type(of: made))
