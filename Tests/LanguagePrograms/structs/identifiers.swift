// UUID: random ones differ from each other and have their form; others are read from their text.
import Foundation
struct Job: Identifiable, Equatable {
  let id = UUID()
  let name: String
}
let jobs = ["a", "b"].map { Job(name: $0) }
print(jobs[0].id == jobs[1].id, jobs[0] == jobs[0], Set(jobs.map(\.id)).count)
let text = jobs[0].id.uuidString
let groups = text.split(separator: "-").map(\.count)
print(text.count, groups, Array(text)[14], "89AB".contains(Array(text)[19]))
print(text.allSatisfy { $0.isHexDigit || $0 == "-" }, text == text.uppercased(), "\(jobs[0].id)" == text)
let known = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
print(known?.uuidString ?? "none", known == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
print(UUID(uuidString: "not one") as Any, UUID(uuidString: "E621E1F8-C36C-495A-93FC_0C247A3E6E5F") == nil)
print(known!)
let queue = DispatchQueue(label: UUID().uuidString)
queue.sync { print(queue.label.count) }
