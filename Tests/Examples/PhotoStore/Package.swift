// swift-tools-version: 6.1
import PackageDescription

let isSimulated = Context.environment["SIMULATED_DISPATCH"] != nil
let simulated: [SwiftSetting] = isSimulated ? [.define("SIMULATED_DISPATCH")] : []
let library: [Target.Dependency] = isSimulated ? [.product(name: "SimulatedDispatch", package: "signalbox")] : []
let pictures: [Target.Dependency] = isSimulated ? [.product(name: "SignalboxPictures", package: "signalbox")] : []
let broken: [SwiftSetting] = Context.environment["BROKEN"] != nil ? [.define("BROKEN")] : []

let package = Package(
  name: "PhotoStore",
  platforms: [.macOS(.v13)],
  // Outside of this checkout: .package(path: "../signalbox").
  dependencies: [.package(name: "signalbox", path: "../../..")],
  targets: [
    .target(name: "PhotoStore", dependencies: library, swiftSettings: simulated),
    .testTarget(name: "PhotoStoreTests", dependencies: ["PhotoStore"] + library + pictures, swiftSettings: simulated + broken),
  ]
)
