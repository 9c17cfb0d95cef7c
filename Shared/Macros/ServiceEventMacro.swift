import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ServiceEvent`: an enum as the events of a service.
struct ServiceEventMacro: TypeMacro {
    static func members(of declaration: some DeclGroupSyntax, _ arguments: [String]) throws -> [DeclSyntax] {
        let kinds = cases(of: declaration).map { name in
            let words = name.snakeCase.split(separator: "_", maxSplits: 1).joined(separator: ".")
            return "/// `\(words)`.\ncase \(name) = \"\(words)\""
        }
        return [
            """
            /// What can happen.
            \(raw: declaration.access)enum Kind: String, CaseIterable, Sendable {
            \(raw: kinds.joined(separator: "\n"))
            }
            """
        ]
    }

    static func extensions(
        of declaration: some DeclGroupSyntax,
        named type: String,
        _ arguments: [String]
    ) throws -> [ExtensionDeclSyntax] {
        let source = arguments.first ?? "\"\""
        let access = declaration.access
        func each(_ line: (String) -> String) -> String {
            cases(of: declaration).map(line).joined(separator: "\n")
        }
        return [
            try ExtensionDeclSyntax("extension \(raw: type): ServiceEvent") {
                """
                /// The service whose events these are.
                \(raw: access)static var source: String { \(raw: source) }
                """
                """
                /// What happened.
                \(raw: access)var kind: Kind {
                switch self {
                \(raw: each { "case .\($0): .\($0)" })
                }
                }
                """
                """
                /// Reads the details of an event of this kind.
                \(raw: access)init(_ kind: Kind, from json: inout JSONReader) throws(JSONReaderError) {
                switch kind {
                \(raw: each { "case .\($0): self = .\($0)(try json.value())" })
                }
                }
                """
                """
                /// Writes the details.
                \(raw: access)func encode(to json: inout JSONWriter) {
                switch self {
                \(raw: each { "case .\($0)(let details): details.encode(to: &json)" })
                }
                }
                """
            }
        ]
    }

    private static func cases(of declaration: some DeclGroupSyntax) -> [String] {
        declaration.memberBlock.members.flatMap { member in
            member.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? []
        }
    }
}
