// advice: a struct cannot inherit: use a class or a protocol
struct Base {}
struct Derived: Base {}
print(Derived())
