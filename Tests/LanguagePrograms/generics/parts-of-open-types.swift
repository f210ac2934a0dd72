// What is passed depends on what a closure answers, and what is wanted on a part of what is still open.
protocol ObserverType { associatedtype Element; func on(_ e: Element) }
class Observable<Element>: ObservableType { func asObservable() -> Observable<Element> { self } }
protocol ObservableType { associatedtype Element; func asObservable() -> Observable<Element> }
protocol SubjectType: ObservableType { associatedtype Observer: ObserverType; func asObserver() -> Observer }
final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType { typealias Observer = PublishSubject<Element>; func asObserver() -> PublishSubject<Element> { self }; func on(_ e: Element) { print("on", e) } }
class ConnectableObservable<Element>: Observable<Element> { func connect() { print("c") } }
final class Adapter<Subject: SubjectType>: ConnectableObservable<Subject.Element> {
  let source: Observable<Subject.Observer.Element>; let make: () -> Subject
  init(source: Observable<Subject.Observer.Element>, makeSubject: @escaping () -> Subject) { self.source = source; make = makeSubject }
  override func connect() { print("adapter", make() is PublishSubject<Int>) }
}
extension ObservableType {
  func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }
  func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Adapter(source: asObservable(), makeSubject: { subject })
  }
  func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Adapter(source: asObservable(), makeSubject: makeSubject)
  }
}
Observable<Int>().publish().connect()
Observable<Int>().multicast(PublishSubject<Int>()).connect()
protocol Watching { associatedtype Element }
protocol Topic { associatedtype Element; associatedtype Observer: Watching; init() }
class Base<Element> {}
final class Post<Element>: Topic, Watching { typealias Observer = Post<Element>; init() {} ; var name: String { "\(Element.self)" } }
struct Sent<E> { var name = "\(E.self)" }
struct Q<Element> {
func single<S: Topic>(make: @escaping () -> S) -> Sent<S.Element>  { Sent() }
func go() -> Sent<Element> { single { Post() } }
}
print(Q<Int>().go().name)
