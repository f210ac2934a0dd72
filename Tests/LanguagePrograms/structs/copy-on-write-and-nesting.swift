// structs: structs holding arrays of structs with dictionaries; a change deep inside one copy does not show in the other
struct Comment {
  var text: String
  var likes: [String: Int] = [:]
}
struct Post {
  var title: String
  var comments: [Comment] = []
  mutating func like(_ index: Int, by name: String) { comments[index].likes[name, default: 0] += 1 }
}
struct Feed {
  var posts: [Post]
  var pinned: Post?
}
var feed = Feed(posts: [Post(title: "a", comments: [Comment(text: "hi")])], pinned: nil)
feed.pinned = feed.posts[0]
let backup = feed
feed.posts[0].like(0, by: "ann")
feed.posts[0].like(0, by: "ann")
feed.pinned?.comments.append(Comment(text: "pinned"))
feed.pinned?.title += "!"
print(feed.posts[0].comments[0].likes, feed.pinned!.comments.count, feed.pinned!.title)
print(backup.posts[0].comments[0].likes, backup.pinned!.comments.count, backup.pinned!.title)
var posts = feed.posts
posts[0].title = "changed"
for (i, _) in posts.enumerated() { posts[i].comments[0].text += " \(i)" }
print(feed.posts[0].title, feed.posts[0].comments[0].text, posts[0].title, posts[0].comments[0].text)
func edit(_ post: inout Post, _ change: (inout Comment) -> Void) {
  for i in post.comments.indices { change(&post.comments[i]) }
}
edit(&feed.posts[0]) { $0.text = $0.text.uppercased() }
print(feed.posts[0].comments.map(\.text))
let capture = { [feed] in feed.posts.count }
feed.posts.append(Post(title: "b"))
print(capture(), feed.posts.count)
var pair = (feed, 1)
pair.0.posts.removeAll()
print(feed.posts.count, pair.0.posts.count)
let optional: Post? = feed.posts.last
var unwrapped = optional!
unwrapped.title = "x"
print(optional!.title, unwrapped.title)
