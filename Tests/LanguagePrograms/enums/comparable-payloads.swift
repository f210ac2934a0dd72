// enums: synthesised order looks at payloads
enum R: Comparable { case a(Int), b }
print(R.a(1) < .a(2), [R.a(3), .a(1), .a(2)].sorted())
