// A pattern that casts an error to NSError matches all of them.
import Foundation
func show(_ r: Result<Int, Error>) {
    switch r {
    case .success(let n): print(n)
    case .failure(let e as NSError): print(e.domain, e.code)
    }
}
show(.success(1))
show(.failure(NSError(domain: "d", code: 3, userInfo: nil)))
