// programs: keyframes, easing and a display link driven by a timer source
import Foundation

protocol Interpolatable {
  static func interpolate(from: Self, to: Self, progress: Double) -> Self
}

extension Double: Interpolatable {
  static func interpolate(from: Double, to: Double, progress: Double) -> Double { from + (to - from) * progress }
}

struct Point: Interpolatable, Equatable, CustomStringConvertible {
  var x = 0.0, y = 0.0
  static let zero = Point()
  static func interpolate(from: Point, to: Point, progress: Double) -> Point {
    Point(
      x: .interpolate(from: from.x, to: to.x, progress: progress), y: .interpolate(from: from.y, to: to.y, progress: progress))
  }
  var description: String { String(format: "(%.1f, %.1f)", x, y) }
}

struct Easing {
  let curve: (Double) -> Double
  static let linear = Easing { $0 }
  static let easeIn = Easing { $0 * $0 }
  static let easeOut = Easing { 1 - (1 - $0) * (1 - $0) }
  static func steps(_ count: Int) -> Easing { Easing { ($0 * Double(count)).rounded(.down) / Double(count) } }
  func callAsFunction(_ t: Double) -> Double { curve(min(max(t, 0), 1)) }
  static func >>> (first: Easing, second: Easing) -> Easing { Easing { second(first($0)) } }
}

infix operator >>> : AdditionPrecedence

protocol Animatable {
  var duration: Double { get }
  func update(at time: Double)
}

struct Animation<Root: AnyObject, Value: Interpolatable>: Animatable {
  struct Keyframe { var at: Double; var value: Value; var easing: Easing = .linear }
  unowned let target: Root
  let property: ReferenceWritableKeyPath<Root, Value>
  var keyframes: [Keyframe]

  var duration: Double { keyframes.last?.at ?? 0 }

  func update(at time: Double) {
    guard let first = keyframes.first, let last = keyframes.last else { return }
    if time <= first.at { target[keyPath: property] = first.value; return }
    if time >= last.at { target[keyPath: property] = last.value; return }
    for (start, end) in zip(keyframes, keyframes.dropFirst()) where (start.at..<end.at).contains(time) {
      let progress = end.easing((time - start.at) / (end.at - start.at))
      target[keyPath: property] = .interpolate(from: start.value, to: end.value, progress: progress)
    }
  }
}

@resultBuilder
enum TimelineBuilder {
  static func buildExpression(_ animation: some Animatable) -> [any Animatable] { [animation] }
  static func buildBlock(_ parts: [any Animatable]...) -> [any Animatable] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any Animatable]?) -> [any Animatable] { part ?? [] }
  static func buildArray(_ parts: [[any Animatable]]) -> [any Animatable] { parts.flatMap { $0 } }
}

final class Sprite {
  let name: String
  var position = Point.zero
  var opacity = 1.0 { didSet { if opacity == 0, oldValue > 0 { events.append("\(name) is gone") } } }
  var events: [String] = []
  init(_ name: String) { self.name = name }
}

final class Timeline {
  private let animations: [any Animatable]
  private let queue = DispatchQueue(label: "timeline")
  private var link: DispatchSourceTimer?
  private var frame = 0
  let framesPerSecond: Int
  var onFrame: ((_ frame: Int, _ time: Double) -> Void)?
  var onEnd: (() -> Void)?

  init(framesPerSecond: Int, @TimelineBuilder _ content: () -> [any Animatable]) {
    self.framesPerSecond = framesPerSecond
    animations = content()
  }

  var duration: Double { animations.map(\.duration).max() ?? 0 }

  func play() {
    let timer = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
    timer.schedule(deadline: .now(), repeating: 1 / Double(framesPerSecond), leeway: .nanoseconds(0))
    timer.setEventHandler { [weak self] in self?.step() }
    timer.setCancelHandler { [weak self] in self?.onEnd?() }
    link = timer
    timer.activate()
  }

  private func step() {
    let time = Double(frame) / Double(framesPerSecond)
    animations.forEach { $0.update(at: time) }
    onFrame?(frame, time)
    frame += 1
    if time >= duration { link?.cancel() }
  }

  deinit { link?.cancel() }
}

let ball = Sprite("ball")
let ghosts = (1...2).map { Sprite("ghost \($0)") }
let isFancy = true
let timeline = Timeline(framesPerSecond: 25) {
  Animation(
    target: ball, property: \.position,
    keyframes: [
      .init(at: 0, value: .zero), .init(at: 0.2, value: Point(x: 100, y: 50), easing: .easeIn),
      .init(at: 0.4, value: Point(x: 100, y: 0), easing: .easeOut),
    ])
  for (index, ghost) in ghosts.enumerated() {
    Animation(
      target: ghost, property: \.opacity,
      keyframes: [.init(at: 0, value: 1), .init(at: 0.2 * Double(index + 1), value: 0, easing: .steps(4))])
  }
  if isFancy {
    Animation(
      target: ball, property: \.opacity,
      keyframes: [.init(at: 0.1, value: 1), .init(at: 0.3, value: 0.5, easing: .easeIn >>> .easeOut)])
  }
}
let ended = DispatchSemaphore(value: 0)
timeline.onFrame = { frame, time in
  guard frame % 2 == 0 else { return }
  let opacities = ghosts.map { String(format: "%.2f", $0.opacity) }.joined(separator: " ")
  print(frame, ball.position, String(format: "%.3f", ball.opacity), opacities)
}
timeline.onEnd = { ended.signal() }
timeline.play()
ended.wait()
print(timeline.duration, ghosts.flatMap(\.events), ball.position == Point(x: 100))
print([Easing.linear, .easeIn, .easeOut, .steps(2)].map { $0(0.75) })
