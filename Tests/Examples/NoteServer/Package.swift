// swift-tools-version: 6.1
import PackageDescription

let isRecorded = Context.environment["RECORDED_DISPATCH"] != nil
let recorded: [SwiftSetting] = isRecorded ? [.define("RECORDED_DISPATCH")] : []
let library: [Target.Dependency] = isRecorded ? [.product(name: "RecordedDispatch", package: "signalbox")] : []

let package = Package(
  name: "NoteServer",
  platforms: [.macOS(.v13)],
  // Outside of this checkout: .package(path: "../signalbox").
  dependencies: [.package(name: "signalbox", path: "../../..")],
  targets: [.executableTarget(name: "NoteServer", dependencies: library, swiftSettings: recorded)]
)
