// Class methods: what is static is not overridden; says so.
class A { static func f() -> Int { 1 }; class func g() -> Int { 2 } }
class B: A { static func f() -> Int { 3 }; class func g() -> Int { 4 } }
print(B.f())
