import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@MembersInit`: the initializer that the compiler writes only for types that are not public.
struct MembersInitMacro: TypeMacro {
    static func members(of declaration: some DeclGroupSyntax, _ arguments: [String]) throws -> [DeclSyntax] {
        [try membersInit(of: declaration, unlabelled: arguments.first.flatMap { Int($0) } ?? 0)]
    }

    /// An initializer with a parameter a property, in their order, the first ones without a label; what has an initial
    /// value may be left out.
    static func membersInit(of declaration: some DeclGroupSyntax, unlabelled: Int = 0) throws -> DeclSyntax {
        let properties = try StoredProperty.all(of: declaration, isSettable: true)
        let parameters = properties.enumerated().map { place, property in
            let label = place < unlabelled ? "_ " : ""
            let bare = property.type.as(AttributedTypeSyntax.self)?.baseType ?? property.type
            let escaping = bare.is(FunctionTypeSyntax.self) ? "@escaping " : ""
            let initial = property.initial.map { " = \($0.trimmedDescription)" } ?? ""
            return "\(label)\(property.name): \(escaping)\(property.type)\(initial)"
        }
        let assignments = properties.map { "self.\($0.name) = \($0.name)" }
        return """
            /// One from its parts.
            \(raw: declaration.access)init(\(raw: parameters.joined(separator: ", "))) {
            \(raw: assignments.joined(separator: "\n"))
            }
            """
    }
}

/// A macro that adds nothing: what it is attached to is read by another.
struct NoExpansion: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
