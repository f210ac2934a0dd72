// Cases named with their type, where what is wanted says what its parameters are: Result.failure(Offline()) as a Result<Int, Error>.
struct Z: Error { let l: Error?; let r: Error? }
typealias R<T> = Result<T, Error>
func zip2<A, B>(_ a: R<A>, _ b: R<B>) -> R<(A, B)> {
  switch (a, b) {
  case (.success(let l), .success(let r)): return Result.success((l, r))
  default: return Result.failure(Z(l: nil, r: nil))
  }
}
struct Offline: Error {}
print(zip2(.success(1), .success("a")), zip2(R<Int>.success(1), R<Int>.failure(Z(l: nil, r: nil))))
func f(_ n: Int) -> Result<Int, Error> { if n > 1 { return Result.failure(Z(l: nil, r: nil)) }; return Result.success(n) }
print(f(1), f(2))
func g(_ done: (Result<[Int], Error>) -> Void) { done(Result.failure(Z(l: nil, r: nil))); done(Result.success([])) }
g { print($0) }
enum Either<A, B> { case left(A), right(B) }
let a: Result<Int, Error> = Result.failure(Offline())
let b: Result<Int, Error> = .failure(Offline())
let c: Either<Any, String> = Either.left(1)
let d: Either<Double, Int> = Either.left(1)
let e: Either<Int?, Int> = Either.left(1)
let o: Optional<Any> = Optional.some(1)
print(a, b, c, d, e, o as Any)
