// What `#if` skips is parsed all the same, unless it is for another version.
#if swift(>=99)
this is not looked at (
#elseif os(Windows)
let x =
#endif
#if os(Windows)
#if compiler(>=7)
 let = = 3
#else
 let fine = 4
#endif
#endif
#if os(Windows) && compiler(>=6)
 ) ) (
#endif
#if os(Windows) || compiler(>=9)
 let let
#endif
#if DEBUG
let = mode "debug"
#else
let mode = "plain"
#endif
print(mode)
