// The functions that answer the parts of an address, encoded or not, beside the properties of the same names; the bundle is an object.
import Foundation
let url = URL(string: "https://me:pw@example.com:80/a%20b/c?q=1%202&r=3#frag%20x")!
print(url.host() ?? "-", url.path(), url.path(percentEncoded: false), url.query() ?? "-", url.query(percentEncoded: false) ?? "-")
print(url.fragment() ?? "-", url.fragment(percentEncoded: false) ?? "-", url.user() ?? "-", url.password() ?? "-")
print(url.host ?? "-", url.path, url.query ?? "-", URL(string: "/only/path")!.host() ?? "none")
guard let host = url.host() else { fatalError() }
print(host, [url].map { $0.path() })
print(Bundle.main == Bundle.main, Bundle.main.resourceURL != nil, Bundle(path: "/nowhere/at/all") == nil)
print(NSClassFromString("XCTestCase") == nil ? "no tests" : "tests")
