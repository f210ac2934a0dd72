/// Foundation's `NotificationCenter`, as far as closures observe names.
extension LibraryArea {
  static let notifications = LibraryArea(
    name: "Notifications",
    module: "Foundation",
    provides: ["Notification", "NSNotification", "NotificationCenter", "NotificationQueue", "_Observer"],
    source: text("Foundation/Notifications"))
}
