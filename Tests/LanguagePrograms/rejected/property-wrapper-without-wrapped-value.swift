@propertyWrapper
struct Counted<Value> {
}

func count() {
  @Counted var last: Int?
}

count()
