// Texts for parameters of C: pointers to their bytes, behind which there is a 0.
import Foundation
print(strlen("abc"))
let a = "abc", b = "abd"
print(strcmp(a, b) < 0, strlen(a), strncmp(a, b, 2), strcmp(a, a))
print(atoi("12"), atof("1.5"), strtol("0x1f", nil, 16), strtod("2.5x", nil), Int(atol("77")))

print(strlen("héé" + a))
let bytes: [CChar] = [104, 105, 0]
print(strlen(bytes), String(cString: bytes))
print(String(cString: a), String(cString: "x"))
func mine(_ p: UnsafePointer<CChar>) -> Int { var n = 0; while p[n] != 0 { n += 1 }; return n }
print(mine("hello"), mine(a))
func raw(_ p: UnsafeRawPointer) -> UInt8 { p.load(as: UInt8.self) }
print(raw("A"), raw(a))
func u8(_ p: UnsafePointer<UInt8>) -> UInt8 { p[1] }
print(u8("xyz"))
func opt(_ p: UnsafePointer<CChar>?) -> Bool { p == nil }
print(opt("a"), opt(nil))
func o(_ s: String) -> String { "String" }
func o(_ p: UnsafePointer<CChar>) -> String { "pointer" }
print(o("a"))
func o2(_ s: Any) -> String { "Any" }
func o2(_ p: UnsafePointer<CChar>) -> String { "pointer" }
print(o2("a"))
let name: String = "n\u{e9}"
print(strlen(name), strlen("\(name)!"), strlen(name + "x"), strcmp(name, "n"), name.withCString { strcmp($0, name) })
struct L { let t: UnsafePointer<CChar>; init(_ t: UnsafePointer<CChar>, n: UnsafePointer<UInt8>? = nil) { self.t = t } 
 func len(_ x: UnsafePointer<CChar>) -> Int { strlen(x) } }
print(L("abc").len("de"))
let f = strlen
let words: [String] = ["a", "bc"]; print(words.map { strlen($0) }, words.map { L("").len($0) })
let sorted = (["b", "a", "c"] as [String]).sorted { strcmp($0, $1) < 0 }
print(sorted)
var c = "q".contains("q") ? strlen("yes") : strlen("no")
print(c)
var fds: [Int32] = [0, 0]
_ = pipe(&fds)
print(write(fds[1], "hello", 5))
var buf = [UInt8](repeating: 0, count: 5)
print(read(fds[0], &buf, 5), String(decoding: buf, as: UTF8.self))
