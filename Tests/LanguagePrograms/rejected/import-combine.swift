// advice: only Dispatch and Foundation can be imported
import Combine
import Dispatch

let subject = PassthroughSubject<Int, Never>()
