import DispatchTrace
import SwiftParser
import SwiftSyntax

/// What a type that is `Codable` has without writing it: its keys, `init(from:)` and `encode(to:)`, made as text of the language.
extension Checker {
  enum Coding: String {
    case decoding = "Decodable"
    case encoding = "Encodable"

    var member: String { self == .decoding ? "init" : "encode" }
    var label: String { self == .decoding ? "from" : "to" }
  }

  /// The type's own promise; nil where it makes none, or its superclass does.
  func conformance(_ declaration: NominalDeclaration, _ coding: Coding) -> NominalDeclaration.Conformance? {
    guard !declaration.isLibrary, !declaration.isProtocol else { return nil }
    readHeader(declaration)
    guard library.scope.names[coding.rawValue] != nil, let target = library.known(coding.rawValue) else { return nil }
    return declaration.conformances.first { allProtocols(of: $0.to).contains(target) }
  }

  func addCoding(_ coding: Coding, to declaration: NominalDeclaration) {
    guard let conformance = conformance(declaration, coding), !declares(coding, declaration) else { return }
    withConditions(declaration.requirements + conformance.conditions) {
      let lines = obstacle(to: coding, declaration) == nil ? body(coding, declaration) : ["fatalError()"]
      let isRequired = declaration.isClass && !declaration.isFinal
      let head =
        coding == .decoding ? (isRequired ? "required " : "") + "init(from decoder: Decoder)" : "func encode(to encoder: Encoder)"
      add("\(head) throws {\n\(lines.joined(separator: "\n"))\n}", to: declaration, where: conformance.conditions)
    }
  }

  /// The member is written, not made: in the type, or for all types of a protocol of the scenario that it conforms to.
  private func declares(_ coding: Coding, _ declaration: NominalDeclaration) -> Bool {
    isWritten(coding, among: declaration.members[coding.member] ?? [])
      || isWritten(coding, among: givenByProtocols(coding.member, to: declaration))
  }

  private func isWritten(_ coding: Coding, among members: [Declaration]) -> Bool {
    members.contains { member in
      guard member.position.isKnown else { return false }
      let syntax = (member as? FunctionDeclaration)?.syntax
      let signature = syntax?.as(InitializerDeclSyntax.self)?.signature ?? syntax?.as(FunctionDeclSyntax.self)?.signature
      let parameters = signature?.parameterClause.parameters
      return parameters?.count == 1 && parameters?.first?.firstName.text == coding.label
    }
  }

  /// Declares members that are written nowhere.
  func add(_ text: String, to declaration: NominalDeclaration, where conditions: [Requirement] = []) {
    let part = declaration.parts.count
    declaration.parts.append(
      NominalDeclaration.Part(
        members: MemberBlockItemListSyntax([]), scope: declaration.scope, conditions: conditions, isExtension: true,
        declaresInitializer: false))
    var parser = Parser("{\(text)}")
    for member in MemberBlockSyntax.parse(from: &parser).members { note(member.decl, in: declaration, part: part) }
  }

  // MARK: - Keys

  func addCodingKeys(to declaration: NominalDeclaration) {
    guard declaration.members["CodingKeys"] == nil,
      conformance(declaration, .decoding) != nil || conformance(declaration, .encoding) != nil
    else { return }
    guard declaration.kind == .enumeration else {
      return declareKeys("CodingKeys", codedProperties(of: declaration).map(\.key), in: declaration)
    }
    guard declaration.rawType == nil else { return }
    declareKeys("CodingKeys", cases(of: declaration).map(\.name), in: declaration)
  }

  private func declareKeys(_ name: String, _ keys: [String], in declaration: NominalDeclaration) {
    let list = keys.isEmpty ? "" : "case " + keys.map { "`\($0)`" }.joined(separator: ", ")
    let holder = Scope(parent: declaration.scope)
    declare("enum \(name): CodingKey { \(list) }", into: holder, parent: declaration, isLibrary: false)
    declaration.members[name] = holder.names[name]
  }

  /// What every enum of keys has: the names of its cases, and the cases by name.
  func addKeyMembers(_ text: String, to declaration: NominalDeclaration) {
    guard declaration.kind == .enumeration, library.scope.names["CodingKey"] != nil, let target = library.known("CodingKey"),
      conforms(declaration.selfType, to: target), declaration.rawType?.isNominal("String") != true
    else { return }
    let names = cases(of: declaration).map(\.name)
    if text == "stringValue" {
      let lines = names.map { "case .`\($0)`: return \"\($0)\"" }
      let body = names.isEmpty ? "fatalError()" : "switch self {\n\(lines.joined(separator: "\n"))\n}"
      add("var stringValue: String { \(body) }", to: declaration)
    } else if text == "init" {
      let lines = names.map { "case \"\($0)\": self = .`\($0)`" } + ["default: return nil"]
      add("init?(stringValue: String) { switch stringValue {\n\(lines.joined(separator: "\n"))\n} }", to: declaration)
      if declaration.rawType == nil { add("init?(intValue: Int) { return nil }", to: declaration) }
    } else if declaration.rawType == nil {
      add("var intValue: Int? { nil }", to: declaration)
    }
  }

  // MARK: - Properties

  struct CodedProperty {
    let property: VariableDeclaration
    let key: String
  }

  /// Those that `CodingKeys` names, or all.
  private func codedProperties(of declaration: NominalDeclaration) -> [CodedProperty] {
    let keys = declaredKeys(of: declaration)
    return storedProperties(of: declaration).filter { !$0.isLazy && !$0.isRejected }.map {
      CodedProperty(property: $0, key: $0.wrapping == nil ? $0.name : String($0.name.dropFirst()))
    }.filter { each in keys?.contains { $0.name == each.key } ?? true }
  }

  private func declaredKeys(of declaration: NominalDeclaration) -> [EnumCase]? {
    keys(of: declaration).map { cases(of: $0) }
  }

  private func keys(of declaration: NominalDeclaration) -> NominalDeclaration? {
    let found = declaration.members["CodingKeys"]?.first
    return (found as? TypeAlias).flatMap { resolve($0).nominal } ?? found as? NominalDeclaration
  }

  /// Why the member cannot be made: the place and the reason.
  private func obstacle(to coding: Coding, _ declaration: NominalDeclaration) -> Finding.Note? {
    guard let target = library.known(coding.rawValue) else { return nil }
    let because = "Cannot automatically synthesize '\(coding.rawValue)' because"
    func isUnfit(_ type: Type) -> Bool { !type.hasError && !conforms(type, to: target) }
    if isCodedAsRawValue(declaration) { return nil }
    if let keys = keys(of: declaration), let wanted = library.known("CodingKey"), !conforms(keys.selfType, to: wanted) {
      return Finding.Note("\(because) 'CodingKeys' does not conform to 'CodingKey'", at: keys.position)
    }
    if declaration.kind == .enumeration {
      for enumCase in cases(of: declaration) {
        readPayload(enumCase)
        guard let unfit = enumCase.payload.first(where: { isUnfit($0.type) }) else { continue }
        return Finding.Note("\(because) '\(unfit.type)' does not conform to '\(coding.rawValue)'", at: enumCase.position)
      }
      return nil
    }
    let coded = codedProperties(of: declaration)
    if let key = declaredKeys(of: declaration)?.first(where: { key in !coded.contains { $0.key == key.name } }) {
      return Finding.Note("CodingKey case '\(key.name)' does not match any stored properties", at: key.position)
    }
    for each in coded where isUnfit(type(of: each.property)) {
      let type = type(of: each.property)
      return Finding.Note("\(because) '\(type)' does not conform to '\(coding.rawValue)'", at: each.property.position)
    }
    let others = storedProperties(of: declaration).filter { own in
      !own.hasInitialValue && !own.isLazy && !isImplicitlyNil(own) && !coded.contains { $0.property == own }
    }
    guard coding == .decoding, let open = others.first else { return nil }
    return Finding.Note(
      "\(because) '\(open.name)' does not have a matching CodingKey and does not have a default value", at: open.position)
  }

  func checkCoding(of declaration: NominalDeclaration, _ conformance: NominalDeclaration.Conformance) {
    for coding in [Coding.decoding, .encoding] where self.conformance(declaration, coding)?.position == conformance.position {
      guard let target = library.known(coding.rawValue), allProtocols(of: conformance.to).contains(target) else { continue }
      _ = members(named: coding.member, of: declaration)
      if declares(coding, declaration) { continue }
      guard let obstacle = obstacle(to: coding, declaration) else { continue }
      findings.add(
        .error, .type, "Type '\(declaration.name)' does not conform to protocol '\(coding.rawValue)'", at: declaration.position,
        notes: [obstacle])
    }
  }

  // MARK: - Bodies

  private func isCodedAsRawValue(_ declaration: NominalDeclaration) -> Bool {
    if declaration.kind == .enumeration { return declaration.rawType != nil }
    guard declaration.kind == .structure, let target = library.known("RawRepresentable") else { return false }
    return conforms(declaration.selfType, to: target)
  }

  private func body(_ coding: Coding, _ declaration: NominalDeclaration) -> [String] {
    if isCodedAsRawValue(declaration) { return rawValueBody(coding, declaration) }
    if declaration.kind == .enumeration { return caseBody(coding, declaration) }
    let coded = codedProperties(of: declaration)
    guard !coded.isEmpty else { return coding == .encoding ? ["_ = encoder.container(keyedBy: CodingKeys.self)"] : [] }
    switch coding {
    case .decoding:
      return ["let container = try decoder.container(keyedBy: CodingKeys.self)"]
        + coded.filter { !($0.property.isLet && $0.property.hasInitialValue) }.map { each in
          "self.\(each.property.name) = try container.\(decode(type(of: each.property), each.key))"
        }
    case .encoding:
      return ["var container = encoder.container(keyedBy: CodingKeys.self)"]
        + coded.map { each in
          let isOptional = type(of: each.property).wrapped != nil
          return "try container.encode\(isOptional ? "IfPresent" : "")(self.\(each.property.name), forKey: .`\(each.key)`)"
        }
    }
  }

  private func decode(_ type: Type, _ key: String) -> String {
    if let wrapped = type.wrapped { return "decodeIfPresent(\(wrapped).self, forKey: .`\(key)`)" }
    return "decode(\(type).self, forKey: .`\(key)`)"
  }

  private func rawValueBody(_ coding: Coding, _ declaration: NominalDeclaration) -> [String] {
    let raw = declaration.rawType ?? dependentType("RawValue", of: declaration.selfType) ?? .error
    switch coding {
    case .decoding:
      return [
        "let raw = try decoder.singleValueContainer().decode(\(raw).self)",
        "let made: \(declaration.name)? = \(declaration.name)(rawValue: raw)",
        "guard let made else {",
        "let text = \"Cannot initialize \(declaration.name) from invalid \(raw) value \\(raw)\"",
        "throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text))",
        "}",
        "self = made",
      ]
    case .encoding: return ["var container = encoder.singleValueContainer()", "try container.encode(self.rawValue)"]
    }
  }

  /// An object with one member: the case, with an object of its values.
  private func caseBody(_ coding: Coding, _ declaration: NominalDeclaration) -> [String] {
    let keys = declaredKeys(of: declaration)
    let coded = cases(of: declaration).filter { enumCase in keys?.contains { $0.name == enumCase.name } ?? true }
    for enumCase in coded {
      readPayload(enumCase)
      let name = keysName(of: enumCase)
      if declaration.members[name] == nil { declareKeys(name, labels(of: enumCase), in: declaration) }
    }
    switch coding {
    case .decoding:
      return [
        "let container = try decoder.container(keyedBy: CodingKeys.self)",
        "guard container.allKeys.count == 1 else {",
        "let text = \"Invalid number of keys found, expected one.\"",
        "throw DecodingError.typeMismatch(\(declaration.selfType).self, "
          + "DecodingError.Context(codingPath: container.codingPath, debugDescription: text))",
        "}",
        "switch container.allKeys[0] {",
      ] + coded.flatMap(decodeCase) + ["}"]
    case .encoding:
      let isWhole = coded.count == cases(of: declaration).count
      return ["var container = encoder.container(keyedBy: CodingKeys.self)", "switch self {"]
        + coded.flatMap(encodeCase) + (isWhole ? ["}"] : ["default: break", "}"])
    }
  }

  private func keysName(of enumCase: EnumCase) -> String {
    enumCase.name.prefix(1).uppercased() + enumCase.name.dropFirst() + "CodingKeys"
  }

  private func labels(of enumCase: EnumCase) -> [String] {
    enumCase.payload.enumerated().map { $1.label ?? "_\($0)" }
  }

  private func decodeCase(_ enumCase: EnumCase) -> [String] {
    let head = "case .`\(enumCase.name)`:"
    let nested = "try container.nestedContainer(keyedBy: \(keysName(of: enumCase)).self, forKey: .`\(enumCase.name)`)"
    if enumCase.payload.isEmpty { return [head, "_ = \(nested)", "self = .`\(enumCase.name)`"] }
    let values = zip(enumCase.payload, labels(of: enumCase)).map { field, key in
      (field.label.map { "`\($0)`: " } ?? "") + "try values.\(decode(field.type, key))"
    }
    return [head, "let values = \(nested)", "self = .`\(enumCase.name)`(\(values.joined(separator: ", ")))"]
  }

  private func encodeCase(_ enumCase: EnumCase) -> [String] {
    let labels = labels(of: enumCase)
    let made = "container.nestedContainer(keyedBy: \(keysName(of: enumCase)).self, forKey: .`\(enumCase.name)`)"
    if labels.isEmpty { return ["case .`\(enumCase.name)`:", "_ = \(made)"] }
    let names = labels.indices.map { "value\($0)" }
    let bound = names.map { "let \($0)" }.joined(separator: ", ")
    return ["case .`\(enumCase.name)`(\(bound)):", "var values = \(made)"]
      + zip(enumCase.payload, zip(names, labels)).map { field, pair in
        "try values.encode\(field.type.wrapped != nil ? "IfPresent" : "")(\(pair.0), forKey: .`\(pair.1)`)"
      }
  }
}
