// advice: a type that is made of itself, by a where clause
struct R<A: Sequence> where A.Element == [A.Element] {}
struct U<A: Sequence, B: Sequence> where A.Element == [B.Element], B.Element == [A.Element] {}
