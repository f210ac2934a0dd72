// programs: a form model with composable validators, asynchronous checks and a submit button state
import Foundation

struct Validator<Value> {
    let check: (Value) -> [String]

    static func rule(_ message: String, _ test: @escaping (Value) -> Bool) -> Validator {
        Validator { test($0) ? [] : [message] }
    }

    func and(_ other: Validator) -> Validator {
        Validator { self.check($0) + other.check($0) }
    }

    func orElse(_ other: Validator) -> Validator {
        Validator { value in
            let first = check(value)
            guard !first.isEmpty else { return [] }
            return other.check(value).isEmpty ? [] : first
        }
    }

    func contramap<Root>(_ transform: @escaping (Root) -> Value) -> Validator<Root> {
        Validator<Root> { check(transform($0)) }
    }
}

extension Validator where Value: Collection {
    static var notEmpty: Validator { rule("must not be empty") { !$0.isEmpty } }
    static func length(_ range: ClosedRange<Int>) -> Validator {
        rule("length must be in \(range.lowerBound)...\(range.upperBound)") { range ~= $0.count }
    }
}

extension Validator where Value == String {
    static let email = rule("not an address") { text in
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let domain = parts.last else { return false }
        return !parts[0].isEmpty && domain.contains(".") && !domain.hasSuffix(".")
    }
    static let digits = rule("needs a digit") { $0.contains(where: \.isNumber) }
    static let mixedCase = rule("needs both cases") { s in
        s.contains { $0.isUppercase } && s.contains { $0.isLowercase }
    }
}

final class Field<Value: Equatable> {
    let name: String
    private let validator: Validator<Value>
    private(set) var errors: [String] = []
    private(set) var isDirty = false
    var onChange: (() -> Void)?

    var value: Value {
        didSet {
            guard value != oldValue else { return }
            isDirty = true
            errors = validator.check(value)
            onChange?()
        }
    }

    init(_ name: String, _ initial: Value, _ validator: Validator<Value>) {
        self.name = name
        value = initial
        self.validator = validator
        errors = validator.check(initial)
    }

    var isValid: Bool { errors.isEmpty }
}

final class NameService {
    private let taken: Set<String> = ["admin", "root", "ann"]
    private let queue = DispatchQueue(label: "names", attributes: .concurrent)
    func isFree(_ name: String, reply: @escaping (Bool) -> Void) {
        queue.asyncAfter(deadline: .now() + .milliseconds(20)) { [taken] in
            reply(!taken.contains(name.lowercased()))
        }
    }
}

final class SignUpForm {
    enum Button: Equatable { case disabled(errors: Int), checking, enabled }

    let user = Field("user", "", Validator.notEmpty.and(.length(3...10)))
    let email = Field("email", "", Validator.email)
    let password = Field("password", "", Validator.length(8...64).and(.digits).and(.mixedCase))
    private let queue = DispatchQueue(label: "form")
    private let service = NameService()
    private(set) var transitions: [Button] = []
    private var button = Button.disabled(errors: 0) {
        didSet { if button != oldValue { transitions.append(button) } }
    }

    init() {
        user.onChange = { [unowned self] in refresh() }
        email.onChange = { [unowned self] in refresh() }
        password.onChange = { [unowned self] in refresh() }
    }

    private func refresh() {
        let count = user.errors.count + email.errors.count + password.errors.count
        button = .disabled(errors: count)
    }

    func edit(_ change: @escaping (SignUpForm) -> Void) {
        queue.async { change(self) }
    }

    func submit(_ completion: @escaping (Result<String, FormError>) -> Void) {
        queue.async { [self] in
            let problems = [(user.name, user.errors), (email.name, email.errors), (password.name, password.errors)]
                .filter { !$0.1.isEmpty }
            guard problems.isEmpty else {
                return completion(.failure(.invalid(problems.map { $0.0 + ": " + $0.1.joined(separator: ", ") })))
            }
            button = .checking
            service.isFree(user.value) { free in
                queue.async {
                    button = free ? .enabled : .disabled(errors: 1)
                    completion(free ? .success("welcome \(user.value)") : .failure(.taken(user.value)))
                }
            }
        }
    }
}

enum FormError: Error {
    case invalid([String])
    case taken(String)
}

let form = SignUpForm()
let done = DispatchSemaphore(value: 0)
func submitAndPrint() {
    form.submit { result in
        switch result {
        case .success(let text): print(text)
        case .failure(.invalid(let lines)): lines.forEach { print(" -", $0) }
        case .failure(.taken(let name)): print(" - \(name) is taken")
        }
        done.signal()
    }
    done.wait()
}

submitAndPrint()
form.edit { $0.user.value = "ann"; $0.email.value = "ann@example" }
form.edit { $0.password.value = "secret" }
submitAndPrint()
form.edit { f in
    f.email.value += ".org"
    f.password.value = "Secret123"
}
submitAndPrint()
form.edit { $0.user.value = "annabel" }
submitAndPrint()
form.transitions.forEach { print($0) }

let either = Validator<String>.length(2...2).orElse(.digits)
print(["ab", "abc", "abc1"].map { either.check($0).isEmpty })
let person = Validator<Int>.rule("too young") { $0 >= 18 }.contramap { (p: (name: String, age: Int)) in p.age }
print(person.check((name: "kid", age: 9)), person.check(("old", 90)))
