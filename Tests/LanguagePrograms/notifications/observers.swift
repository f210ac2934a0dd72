import Foundation

extension Notification.Name {
  static let photosAdded = Notification.Name("photos added")
}

class Album {
  var seen: [String] = []
}

let center = NotificationCenter.default
let album = Album()

let all = center.addObserver(forName: nil, object: nil, queue: nil) { notification in
  album.seen.append(notification.name.rawValue)
}
let added = center.addObserver(forName: .photosAdded, object: nil, queue: nil) { notification in
  print("added by", notification.object as? String ?? "nobody")
}

center.post(name: .photosAdded, object: "me")
center.post(name: Notification.Name("something else"), object: nil)
center.removeObserver(added)
center.post(name: .photosAdded, object: "you")
center.removeObserver(all)
center.post(name: .photosAdded, object: nil)
print(album.seen)
print(Notification.Name("x") == NSNotification.Name("x"), Notification.Name.photosAdded.rawValue)
