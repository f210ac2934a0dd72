// functions: the nearest class decides, whatever is declared first
class A {}; class B: A {}; class C: B {}
func f(_ a: A) -> String { "A" }
func f(_ b: B) -> String { "B" }
print(f(C()))
