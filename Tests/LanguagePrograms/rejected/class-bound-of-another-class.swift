// what conforms to a protocol that is bounded by a class inherits from that class
class Model {}
class Other {}
protocol Observable: Model {}
final class Note: Model, Observable {}
final class Stray: Other, Observable {}
struct Value: Observable {}
