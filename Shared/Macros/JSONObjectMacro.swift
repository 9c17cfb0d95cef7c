import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@JSONObject`: a struct as a JSON object of its stored properties.
struct JSONObjectMacro: TypeMacro {
    static func members(of declaration: some DeclGroupSyntax, _ arguments: [String]) throws -> [DeclSyntax] {
        // The compiler writes it for what is not public.
        let names = try StoredProperty.all(of: declaration).map(\.name)
        let isWritten = declaration.hasInitializer(of: names) || declaration.has("MembersInit")
        guard !declaration.access.isEmpty, !isWritten else { return [] }
        return [try MembersInitMacro.membersInit(of: declaration)]
    }

    static func extensions(
        of declaration: some DeclGroupSyntax,
        named type: String,
        _ arguments: [String]
    ) throws -> [ExtensionDeclSyntax] {
        var properties = try StoredProperty.all(of: declaration)
        if arguments.contains(".leavesOutNil") {
            for index in properties.indices { properties[index].isLeftOutIfNil = properties[index].wrapped != nil }
        }
        var extensions: [ExtensionDeclSyntax] = []
        if !arguments.contains(".readOnly") {
            extensions.append(
                try ExtensionDeclSyntax("extension \(raw: type): JSONEncodable") {
                    encoding(of: properties, access: declaration.access)
                }
            )
        }
        if !arguments.contains(".writtenOnly") {
            extensions.append(
                try ExtensionDeclSyntax("extension \(raw: type): JSONReadable") {
                    reading(of: properties, isPatch: arguments.contains(".mergePatch"), access: declaration.access)
                }
            )
        }
        return extensions
    }

    private static func encoding(of properties: [StoredProperty], access: String) -> DeclSyntax {
        let members = properties.map { property in
            if property.isFlattened { return "json.members(of: \(property.name))" }
            let write = "json.member(\"\(property.key)\", \(property.name))"
            return property.isLeftOutIfNil ? "if let \(property.name) { \(write) }" : write
        }
        return """
            /// Writes its members.
            \(raw: access)func encode(to json: inout JSONWriter) {
            json.object { json in
            \(raw: members.joined(separator: "\n"))
            }
            }
            """
    }

    private static func reading(of properties: [StoredProperty], isPatch: Bool, access: String) -> DeclSyntax {
        let members = properties.map { property in
            let key = "\"\(property.key)\""
            let value =
                if property.isFlattened {
                    "members.fields()"
                } else if property.wrapped?.is(OptionalTypeSyntax.self) == true {
                    "members.patch(\(key))"
                } else if property.wrapped != nil {
                    isPatch ? "members.ifPresent(\(key))" : "members.optional(\(key))"
                } else if let initial = property.initial {
                    "members.optional(\(key)) ?? \(initial.trimmedDescription)"
                } else {
                    "members.required(\(key))"
                }
            return "self.\(property.name) = try \(value)"
        }
        return """
            /// Reads its members.
            \(raw: access)init(from json: inout JSONReader) throws(JSONReaderError) {
            \(raw: properties.isEmpty ? "_" : "let members") = try json.members()
            \(raw: members.joined(separator: "\n"))
            }
            """
    }
}
