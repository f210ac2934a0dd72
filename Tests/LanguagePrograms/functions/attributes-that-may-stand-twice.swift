// functions: attributes that may stand twice
final class Core<Lock: Equatable> {
  @_specialize(kind: partial, where Lock == Int)
  @_specialize(kind: partial, where Lock == String)
  func send(_ l: Lock) { print(l) }
}
Core<Int>().send(2)
@available(macOS 10.15, *)
@available(iOS 13, *)
@_semantics("optimize.sil.specialize.generic.never") @_semantics("optimize.sil.specialize.owned2guarantee.never")
func plain(_ n: Int) -> Int { n + 1 }
print(plain(1))
