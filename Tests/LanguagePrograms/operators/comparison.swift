// operators: == and < on numbers, strings, arrays, tuples, optionals, enums and structs; identity of objects; ~=
print(1 == 1, "a" != "b", [1, 2] == [1, 2], (1, "a") == (1, "a"), (1, 2) < (1, 3), (2, "a") < (1, "b"))
print("apple" < "banana", [1.0] == [1], true != false, ["k": 1] == ["k": 1], Set([1, 2]) == Set([2, 1]))
let a: Int? = 1
let b: Int? = nil
print(a == 1, a != b, b == nil, nil == a, a == Optional(1))

struct Version: Comparable {
  let major: Int
  let minor: Int
  static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
let versions = [Version(major: 2, minor: 0), Version(major: 1, minor: 9), Version(major: 1, minor: 10)]
print(versions.sorted().map { "\($0.major).\($0.minor)" })
print(versions[0] > versions[1], versions[1] >= versions[2], versions.max()!.major, versions[0] == versions[0])
print(min(versions[0], versions[2]).minor, (versions[1]...versions[0]).contains(versions[2]))

class Token {}
let first = Token()
let second = Token()
let alias = first
print(first === alias, first === second, first !== second)
enum Size: Int, Comparable {
  case small = 1, medium, large
  static func < (left: Size, right: Size) -> Bool { left.rawValue < right.rawValue }
}
print(Size.small < .large, [Size.large, .small].min()!, Size.medium == .medium)
print(1...5 ~= 3, (..<0) ~= 3, "a" ~= "a")
