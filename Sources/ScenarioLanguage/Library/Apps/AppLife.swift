/// The life of an app: UIKit's `UIApplication` and its delegate as far as an app's states go, and `Device`, which leads it through them.
///
/// Its text is `Sources/Recording/Runtime/AppLife.swift`, which the real libdispatch runs, too. What differs is in the functions without a
/// body here.
extension LibraryArea {
  static let appLife = LibraryArea(
    name: "AppLife",
    module: "UIKit",
    provides: [
      "UIApplication", "UIApplicationDelegate", "UIBackgroundTaskIdentifier", "Device", "_Visit", "_phase", "_freeze", "_thaw",
      "_startOutside",
    ],
    source: text("Apps/AppLifeOutside", "Apps/AppLife"))
}
