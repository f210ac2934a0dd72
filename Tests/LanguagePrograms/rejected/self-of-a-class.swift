// What a non-final class answers for Self.
protocol P { static func make() -> Self; func copy() -> Self; var me: Self { get } }
class C: P { static func make() -> C { C() }
  func copy() -> C { self }
  var me: C { self } }
final class D: P { static func make() -> D { D() }; func copy() -> D { self }; var me: D { self } }
struct S: P { static func make() -> S { S() }; func copy() -> S { self }; var me: S { self } }
