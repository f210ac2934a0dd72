// An operator that an extension of Optional declares beside one for the plain type.
infix operator <>: AdditionPrecedence
extension Int { static func <> (l: Self, r: Self) -> Self { l + r } }
extension Optional {
    static func <> (l: Wrapped?, r: Wrapped?) -> Wrapped? { l ?? r }
}
let c: Int? = 1 <> nil
let d: Int? = 1 <> nil <> 2
print(c!, d!)
