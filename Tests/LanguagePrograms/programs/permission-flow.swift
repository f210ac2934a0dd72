// programs: a coordinator of permission prompts with a queue of requests, policies and weak observers
import Foundation
import Dispatch

struct Permission: OptionSet, Hashable, CustomStringConvertible {
  let rawValue: Int
  static let camera = Permission(rawValue: 1), microphone = Permission(rawValue: 1 << 1), location = Permission(rawValue: 1 << 2)
  static let video: Permission = [.camera, .microphone]
  private static let names: [(Permission, String)] = [(.camera, "camera"), (.microphone, "microphone"), (.location, "location")]
  var description: String { Permission.names.filter { contains($0.0) }.map(\.1).joined(separator: "+") }
  var parts: [Permission] { (0..<3).map { Permission(rawValue: 1 << $0) }.filter(contains) }
}

enum Decision { case granted, denied(reason: String), undetermined }

extension Decision: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.granted, .granted), (.undetermined, .undetermined), (.denied, .denied): true
    default: false
    }
  }
}

protocol Prompt { func ask(_ permission: Permission, reply: @escaping (Decision) -> Void) }

protocol PermissionObserver: AnyObject {
  var interests: Permission { get }
  func permission(_ permission: Permission, changedTo decision: Decision)
}

struct WeakBox<T> {
  private weak var object: AnyObject?
  init(_ value: T) { object = value as AnyObject }
  var value: T? { object as? T }
}

final class PermissionCenter {
  private let queue = DispatchQueue(label: "permissions")
  private let prompt: Prompt
  private var decisions: [Permission: Decision] = [:]
  private var waiting: [(Permission, (Result<Permission, PermissionFailure>) -> Void)] = []
  private var isAsking = false
  private var observers: [WeakBox<PermissionObserver>] = []
  private lazy var audit = [String]()

  struct PermissionFailure: Error { var missing: Permission; let reasons: [String] }

  init(prompt: Prompt) { self.prompt = prompt }

  func add(_ observer: PermissionObserver) { queue.sync { observers.append(WeakBox(observer)) } }

  func request(_ permission: Permission, completion: @escaping (Result<Permission, PermissionFailure>) -> Void) {
    queue.async {
      self.waiting.append((permission, completion))
      self.next()
    }
  }

  private func next() {
    guard !isAsking, let (permission, completion) = waiting.first else { return }
    let open = permission.parts.filter { decisions[$0, default: .undetermined] == .undetermined }
    guard let first = open.first else {
      waiting.removeFirst()
      let denied = permission.parts.compactMap { part -> (Permission, String)? in
        guard case .denied(let reason)? = decisions[part] else { return nil }
        return (part, reason)
      }
      let result: Result<Permission, PermissionFailure> = denied.isEmpty
        ? .success(permission)
        : .failure(PermissionFailure(missing: Permission(denied.map(\.0)), reasons: denied.map { $0.1 }))
      DispatchQueue.global().async { completion(result) }
      return next()
    }
    isAsking = true
    prompt.ask(first) { [weak self] decision in
      self?.queue.async {
        self?.record(decision, for: first)
        self?.isAsking = false
        self?.next()
      }
    }
  }

  private func record(_ decision: Decision, for permission: Permission) {
    decisions[permission] = decision
    audit += ["\(permission): \(decision)"]
    observers.removeAll { $0.value == nil }
    for case let observer? in observers.map(\.value) where observer.interests.contains(permission) {
      observer.permission(permission, changedTo: decision)
    }
  }

  var report: [String] { queue.sync { audit } }
}

final class ScriptedPrompt: Prompt {
  private var answers: [Permission: Bool]
  private(set) var asked = 0
  init(_ answers: KeyValuePairs<Permission, Bool>) { self.answers = Dictionary(uniqueKeysWithValues: answers.map { ($0.key, $0.value) }) }
  func ask(_ permission: Permission, reply: @escaping (Decision) -> Void) {
    asked += 1
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + .milliseconds(10)) {
      reply(self.answers[permission] ?? false ? .granted : .denied(reason: "user said no to \(permission)"))
    }
  }
}

final class Badge: PermissionObserver {
  let interests: Permission
  var changes = 0
  init(_ interests: Permission) { self.interests = interests }
  func permission(_ permission: Permission, changedTo decision: Decision) { changes += 1; print("badge sees \(permission)", decision == .granted ? "on" : "off") }
}

let prompt = ScriptedPrompt([.camera: true, .location: false, .microphone: true])
let center = PermissionCenter(prompt: prompt)
var badge: Badge? = Badge([.camera, .location])
center.add(badge!)
let done = DispatchGroup()
var lines = [Int: String]()
let guardian = DispatchQueue(label: "lines")
for (index, permission) in [Permission.video, [.camera, .location], .location, []].enumerated() {
  done.enter()
  center.request(permission) { result in
    let line: String
    switch result {
    case .success(let granted): line = granted.isEmpty ? "nothing asked" : "granted \(granted)"
    case .failure(let failure): line = "missing \(failure.missing): " + failure.reasons.joined(separator: ", ")
    }
    guardian.sync { lines[index] = line }
    done.leave()
  }
}
done.wait()
for index in lines.keys.sorted() { print(index, lines[index]!) }
badge = nil
print(center.report, prompt.asked, Permission.video.union(.location))
