struct S0 { var a = Int.min }
struct S1 { var a = S0(), b = S0() }
struct S2 { var a = S1(), b = Sx() }
struct S3 { var a = S2(), b = S2() }
struct S4 { var a = S3(), b = S3() }
struct S5 { var a = S4(), b = S4() }
struct S6 { var a = S5(), b = S5() }
struct S7 { var a = S6(), b = S6() }
struct S8 { var a = S7(), b = S7() }
struct S9 { var a = S8(), b = S8() }
struct S10 { var a = S9(), b = S9() }
struct S11 { var a = S10(), b = S10() }
struct S12 { var a = S11(), b = S11() }
struct S13 { var a = S12(), b = S12() }
struct S14 { var a = S13(), b = S13() }
struct S15 { var a = S14(), b = S14() }
