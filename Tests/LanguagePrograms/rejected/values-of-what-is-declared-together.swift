// Of what is declared together either all have a value or none; a wrapper changes what it wraps.
struct Address { var city: String, zip: Int? }
struct Pair { var a: Int?, b: Int? }
struct Both { var a: Int? = 1, b: Int? }
print(Pair(a: 1), Pair(), Both(b: 2))
print(Address(city: "Basel"))
@propertyWrapper struct Box { var wrappedValue: Int }
struct Wrapped {
    @Box(wrappedValue: 1) let x
    @Box let y: Int
}
