// A queue remembers the class and relative priority it was made with; priorities outside -15...0 make it unspecified.
import Dispatch
func show(_ q: DispatchQueue) { print(q.label, q.qos.qosClass, q.qos.relativePriority, q.qos == DispatchQoS(qosClass: q.qos.qosClass, relativePriority: q.qos.relativePriority)) }
show(DispatchQueue(label: "a", qos: DispatchQoS(qosClass: .utility, relativePriority: -2)))
show(DispatchQueue(label: "b", qos: DispatchQoS(qosClass: .utility, relativePriority: -20)))
show(DispatchQueue(label: "c", qos: DispatchQoS(qosClass: .utility, relativePriority: 3)))
show(DispatchQueue(label: "d", qos: DispatchQoS(qosClass: .unspecified, relativePriority: -3)))
show(DispatchQueue(label: "e", qos: DispatchQoS(qosClass: .default, relativePriority: -15), attributes: .concurrent))
show(DispatchQueue(label: "f", qos: DispatchQoS(qosClass: .utility, relativePriority: -3), target: .global(qos: .background)))
show(DispatchQueue(label: "g", target: DispatchQueue(label: "h", qos: DispatchQoS(qosClass: .utility, relativePriority: -4))))
show(.main); show(.global()); show(.global(qos: .utility))
