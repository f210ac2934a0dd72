// a number without a point has the members of Double that Int has only for its type
struct Span { var seconds: Double }
extension Double {
  var min: Span { Span(seconds: self * 60) }
  var hours: Span { Span(seconds: self * 3600) }
}
func f(_ s: Span) -> Double { s.seconds }
print(f(1.min), f(2.hours), f(0.5.min))
print(Int.min < 0, 3.magnitude)
