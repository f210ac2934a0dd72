// A deinit that keeps another object of the same array, what is let go behind it, and weak references to what is being ended
final class Kept { let name: String; init(_ name: String) { self.name = name }; deinit { print("deinit", name) } }
var saved: [Kept] = []
final class Rescuer {
  weak var other: Kept?
  weak var me: Rescuer?
  deinit {
    print("rescuer", me == nil, other == nil)
    if let other { saved.append(other) }
  }
}
func rescue() {
  let kept = Kept("kept"), rescuer = Rescuer()
  rescuer.other = kept
  rescuer.me = rescuer
  let all: [AnyObject] = [rescuer, kept, Kept("last")]
  print(all.count)
}
rescue()
print("after", saved.map(\.name))
struct Crew { let first: Rescuer; let second: Kept; let third: Kept }
func leave() {
  let second = Kept("second"), first = Rescuer()
  first.other = second
  let crew = Crew(first: first, second: second, third: Kept("third"))
  _ = crew.third
}
leave()
print("after", saved.map(\.name))
saved = []
print("end")
