// title: One global queue for each quality of service
// caption: The label of a root queue says its band.
import Dispatch

print(DispatchQueue.global(qos: .userInitiated).label)
print(DispatchQueue.global(qos: .default).label)
print(DispatchQueue.global(qos: .utility).label)
print(DispatchQueue.global(qos: .background).label)

// expect: prints "com.apple.root.user-initiated-qos", "com.apple.root.default-qos"
// expect: prints "com.apple.root.utility-qos", "com.apple.root.background-qos"
