// advice: DispatchIO is not supported: use io("…", duration)
import Dispatch

let channel = DispatchIO(type: .stream, fileDescriptor: 0, queue: .main) { _ in }
