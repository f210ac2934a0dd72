// Errors whose type is known where they are caught, cast and tested as any other.
import Foundation
enum E: Error, LocalizedError { case a; var errorDescription: String? { "it was a" } }
struct O: Error {}
func take(_ n: Int) throws(E) -> Int { if n > 3 { throw .a }; return n }
do { _ = try take(9) } catch is O { print("o") } catch { print(error.localizedDescription) }
do { _ = try take(9) } catch let e as LocalizedError { print(e.errorDescription ?? "-") }
do { _ = try take(9) } catch let e as O { print("o", e) } catch let e as E { print("e", e) }
do { _ = try take(9) } catch E.a { print("E.a") } 
func gen<X: Error>(_ f: () throws(X) -> Void) -> X? { do { try f(); return nil } catch { return error } }
print(gen { () throws(E) in throw .a } == .a, gen { } == nil)
let r: Result<Int, E> = .failure(.a)
do { _ = try r.get() } catch { print(error, error == .a) }
func viaResult() throws -> Int { try r.get() }
do { _ = try viaResult() } catch E.a { print("via") } catch { print("?") }
