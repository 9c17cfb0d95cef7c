import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// A stored property of the struct that a macro is attached to.
struct StoredProperty {
    /// Its name in Swift.
    let name: String
    /// Its type as it is written.
    let type: TypeSyntax
    /// What it is where nothing is given, as it is written.
    let initial: ExprSyntax?
    /// The name of its member, as `@Key` says.
    let givenKey: String?
    /// Whether `@LeftOutIfNil` stands before it.
    var isLeftOutIfNil: Bool
    /// Whether `@Flattened` stands before it.
    let isFlattened: Bool
    /// The name of its column, as `@Column` says.
    let givenColumn: String?
    /// The options of its column, as `@Column` says: `.key`.
    let columnOptions: [String]

    /// The type in `T?`; nil where it is not written so.
    var wrapped: TypeSyntax? { type.as(OptionalTypeSyntax.self)?.wrappedType }

    /// The member's name: as `@Key` says, or the property's in snake case.
    var key: String { givenKey ?? name.snakeCase }

    /// The column's name: as `@Column` says, or the property's in snake case.
    var column: String { givenColumn ?? name.snakeCase }

    /// The stored properties of a type, in the order in which they are declared; with `isSettable` without constants that
    /// have their value.
    ///
    /// Throws for one whose type is not written down, as a macro does not see what the compiler infers.
    static func all(of declaration: some DeclGroupSyntax, isSettable: Bool = false) throws -> [StoredProperty] {
        try declaration.memberBlock.members.flatMap { member -> [StoredProperty] in
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { return [] }
            let isOfType = variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
            guard !isOfType else { return [] }
            let isConstant = variable.bindingSpecifier.text == "let"
            return try variable.bindings.compactMap { binding in
                isSettable && isConstant && binding.initializer != nil ? nil : try StoredProperty(binding, of: variable)
            }
        }
    }

    private init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) throws {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        // What has observers is stored; what has any other accessor is computed.
        if let accessors = binding.accessorBlock?.accessors {
            guard case .accessors(let list) = accessors else { return nil }
            guard list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) }) else { return nil }
        }
        guard let type = binding.typeAnnotation?.type else {
            throw MacroExpansionErrorMessage("the type of \(pattern.identifier.text) has to be written down")
        }
        name = pattern.identifier.text.filter { $0 != "`" }
        self.type = type.trimmed
        initial = binding.initializer?.value
        let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
        func arguments(of name: String) -> [ExprSyntax] {
            let attribute = attributes.first { $0.attributeName.trimmedDescription == name }
            return attribute?.arguments?.as(LabeledExprListSyntax.self)?.map(\.expression) ?? []
        }
        func text(_ expression: ExprSyntax?) -> String? {
            expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
        givenKey = text(arguments(of: "Key").first)
        isLeftOutIfNil = attributes.contains { $0.attributeName.trimmedDescription == "LeftOutIfNil" }
        isFlattened = attributes.contains { $0.attributeName.trimmedDescription == "Flattened" }
        let column = arguments(of: "Column")
        givenColumn = text(column.first)
        columnOptions = column.map(\.trimmedDescription).filter { $0.hasPrefix(".") }
    }
}

extension DeclGroupSyntax {
    /// `public `, `package ` or nothing: what its members have to be declared with to be seen as widely as it is.
    var access: String {
        let words = modifiers.map(\.name.text)
        return ["public", "package"].first(where: words.contains).map { $0 + " " } ?? ""
    }

    /// Whether an attribute stands before the type.
    func has(_ attribute: String) -> Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == attribute }
    }

    /// Whether the type has an initializer with just these parameters already.
    func hasInitializer(of names: [String]) -> Bool {
        memberBlock.members.contains { member in
            guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { return false }
            return initializer.signature.parameterClause.parameters.map(\.firstName.text) == names
        }
    }
}

extension String {
    /// The name in snake case, where a run of capitals is one word.
    var snakeCase: String {
        var words = ""
        var wasCapital = true
        for letter in self {
            if letter.isUppercase, !wasCapital { words += "_" }
            wasCapital = letter.isUppercase
            words += letter.lowercased()
        }
        return words
    }
}
