import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that is attached to a type and adds members or extensions to it, from its declaration alone.
protocol TypeMacro: MemberMacro, ExtensionMacro {
    /// What stands in the type's own braces; `arguments` are the macro's, as they are written.
    static func members(of declaration: some DeclGroupSyntax, _ arguments: [String]) throws -> [DeclSyntax]

    /// What stands beside the type.
    static func extensions(
        of declaration: some DeclGroupSyntax,
        named type: String,
        _ arguments: [String]
    ) throws -> [ExtensionDeclSyntax]
}

extension TypeMacro {
    static func members(of declaration: some DeclGroupSyntax, _ arguments: [String]) throws -> [DeclSyntax] { [] }

    static func extensions(
        of declaration: some DeclGroupSyntax,
        named type: String,
        _ arguments: [String]
    ) throws -> [ExtensionDeclSyntax] { [] }

    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        try members(of: declaration, arguments(of: node))
    }

    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try extensions(of: declaration, named: type.trimmedDescription, arguments(of: node))
    }

    private static func arguments(of node: AttributeSyntax) -> [String] {
        node.arguments?.as(LabeledExprListSyntax.self)?.map(\.expression.trimmedDescription) ?? []
    }
}
