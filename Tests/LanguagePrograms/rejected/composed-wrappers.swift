// Wrappers of one property that do not fit one another, or what they wrap.
@propertyWrapper struct Number { var wrappedValue: Int }
@propertyWrapper struct Text { var wrappedValue: String }
@propertyWrapper struct Any1<Value> { var wrappedValue: Value }
struct First { @Number @Text var value = 3 }
struct Second { @Any1 @Text var value = 3 }
struct Third { @Any1 @Any1 let value: Int = 3 }
struct Fourth { @Any1 @Any1 var value: Int { 3 } }
class Fifth { @Any1 @Any1 var value: Int }
