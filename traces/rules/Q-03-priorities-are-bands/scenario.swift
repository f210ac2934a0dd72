// title: The old priorities are names of bands
// caption: high is user-initiated, low is utility, background is background.
import Dispatch

print(DispatchQueue.global(priority: .high).label)
print(DispatchQueue.global(priority: .default).label)
print(DispatchQueue.global(priority: .low).label)
print(DispatchQueue.global(priority: .background).label)

// expect: prints "com.apple.root.user-initiated-qos", "com.apple.root.default-qos", "com.apple.root.utility-qos"
// expect: prints "com.apple.root.background-qos"
