// A type's own && takes its right side as a closure, a member of the type.
struct V {
    let ok: Bool
    static let a = V(ok: true), b = V(ok: false)
    static func && (l: V, r: @autoclosure @escaping () -> V) -> V { l.ok ? r() : l }
}
print((V.a && .b).ok)
