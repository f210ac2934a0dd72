// Methods of the library as functions from the instance.
let upper = String.uppercased
print(upper("abc")(), ["x"].map { upper($0)() })
let has = String.hasPrefix
print(has("abc")("a"))
