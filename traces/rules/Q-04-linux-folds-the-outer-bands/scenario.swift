// title: Linux has four bands, not six
// caption: There the user-interactive band is silently the user-initiated one, for global and for your own queues.
// simulate: platform linux, cores 2
import Dispatch

let interactive = DispatchQueue(label: "interactive", qos: .userInteractive)
print(DispatchQueue.global(qos: .userInteractive).label)
print(interactive.qos == .userInitiated)

// expect: prints only "com.apple.root.user-initiated-qos", "true"
