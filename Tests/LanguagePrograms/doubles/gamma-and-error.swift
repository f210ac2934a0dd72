// The gamma function and the error function of C.
import Foundation
print(tgamma(5.0), erf(0.5), erfc(0.5))
print(tgamma(Float(5)), erf(Float(0.5)), erfc(Float(0.5)))
print(erff(0.5), tgammaf(4.5), tgamma(0.5), erf(-1.0), log(erfc(3.0)))
