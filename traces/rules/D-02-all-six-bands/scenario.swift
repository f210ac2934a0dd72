// title: Apple's systems have six bands
// caption: There no band is folded into another one.
// simulate: platform darwin
// conformance: not run, Linux folds the outer bands
import Dispatch

let interactive = DispatchQueue(label: "interactive", qos: .userInteractive)
print(DispatchQueue.global(qos: .userInteractive).label)
print(interactive.qos == .userInteractive)

// expect: prints only "com.apple.root.user-interactive-qos", "true"
