// A NotificationQueue posts at once, when the loop is about to wait, or when it begins a pass; of equal ones the last stays.
import Foundation

let names = ["a", "b", "c"].map { Notification.Name($0) }
let tokens = names.map { name in
  NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
    print("got", notification.name.rawValue, notification.userInfo?["n"] ?? "-")
  }
}
func note(_ place: Int, _ number: Int) -> Notification { Notification(name: names[place], userInfo: ["n": number]) }

let queue = NotificationQueue.default
queue.enqueue(note(2, 0), postingStyle: .whenIdle)
queue.enqueue(note(0, 1), postingStyle: .asap)
queue.enqueue(note(1, 2), postingStyle: .asap)
queue.enqueue(note(0, 3), postingStyle: .asap)
DispatchQueue.main.async { print("main block") }
queue.enqueue(note(1, 4), postingStyle: .now)
queue.enqueue(note(1, 5), postingStyle: .asap, coalesceMask: [], forModes: nil)
queue.enqueue(note(1, 6), postingStyle: .asap, coalesceMask: .none, forModes: [.default])
queue.enqueue(note(1, 7), postingStyle: .asap, coalesceMask: [], forModes: [RunLoop.Mode("other")])
print("queued")
RunLoop.main.run(until: Date() + 0.02)

queue.enqueue(note(2, 8), postingStyle: .asap)
queue.dequeueNotifications(matching: Notification(name: names[2]), coalesceMask: .onName)
RunLoop.main.run(until: Date() + 0.02)
print(queue === NotificationQueue.default)
for token in tokens { NotificationCenter.default.removeObserver(token) }
