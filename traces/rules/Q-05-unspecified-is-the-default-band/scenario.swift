// title: Asking for no particular quality of service
// caption: The unspecified global queue is the default one, and the default one says it has no quality of service of its own.
import Dispatch

print(DispatchQueue.global(qos: .unspecified).label)
print(DispatchQueue.global().label)
print(DispatchQueue.global().qos == .unspecified)
print(DispatchQueue(label: "plain").qos == .unspecified)

// expect: prints only "com.apple.root.default-qos", "com.apple.root.default-qos", "true", "true"
