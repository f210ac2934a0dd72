// `#if`: around statements, members, cases and declarations; conditions with operators; what is not compiled may be anything.
#if DEBUG
let mode = "debug"
#else
let mode = "plain"
#endif

#if canImport(Dispatch) && !canImport(Nothing)
import Dispatch
#else
import Nothing
#endif

#if swift(>=5.5) && (compiler(<4) || swift(>=4.0))
func language() -> String { "new" }
#elseif swift(>=3)
func language() -> String { "old" }
#endif

enum Kind {
  case small
  #if FLAG
  case huge
  #endif
}

struct Box {
  #if false
  var broken: NoSuchType = unknown()
  #else
  var content = 1
  #endif

  func describe(_ kind: Kind) -> String {
    switch kind {
    #if FLAG
    case .huge: return "huge"
    #endif
    case .small: return "small"
    }
  }
}

#if swift(>=99)
  this is not looked at
#elseif os(Windows)
  #if compiler(>=99)
    nor is ( this
  #endif
#endif
#if os(Windows) && swift(>=99) || !compiler(>=5)
  ) nor this
#endif
print(mode, language(), Box().describe(.small), Box().content)
#if true
print("kept") /* ü */; print("same line")
#endif
