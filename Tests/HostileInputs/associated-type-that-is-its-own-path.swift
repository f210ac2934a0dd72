protocol Tree {
  associatedtype Children: Collection where Children.Element: Tree, Children.Element.Children == Children
}
struct Node<V>: Tree {
  func first() -> Children { fatalError() }
}
