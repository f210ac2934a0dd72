// Scalars from literals.
let x: Unicode.Scalar = "x"
print("x" as Unicode.Scalar, x.value, ["y" as Unicode.Scalar], "z" as UnicodeScalar == "z")
