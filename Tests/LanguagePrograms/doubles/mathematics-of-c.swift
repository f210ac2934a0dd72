// The mathematics of C.
import Foundation
print(acos(1.0), asin(0.0), atan(0.0), sinh(0.0), cosh(0.0), tanh(0.0), cbrt(27.0), hypot(3.0, 4.0), log1p(0.0), expm1(0.0), trunc(2.7), rint(2.5), fabs(-1.5), remainder(5.0, 3.0), fmin(1.0, 2.0), fmax(1.0, 2.0), exp2(3.0), log10(1000.0), modf(2.5), ceil(1.2), atan2(0.0, 1.0))
