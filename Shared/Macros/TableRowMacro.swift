import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@TableRow`: a struct as the row of a table.
struct TableRowMacro: TypeMacro {
    static func extensions(
        of declaration: some DeclGroupSyntax,
        named type: String,
        _ arguments: [String]
    ) throws -> [ExtensionDeclSyntax] {
        let table = arguments.first ?? "\"\""
        let name = table.filter { $0 != "\"" }
        let all = try StoredProperty.all(of: declaration, isSettable: true)
        let properties = all.filter { !$0.columnOptions.contains(".group") }
        let groups = all.filter { $0.columnOptions.contains(".group") }
        let columns = properties.map { property in
            let arguments = ["\"\(property.column)\""] + property.columnOptions
            return "Column(\(arguments.joined(separator: ", "))) { $0.\(property.name) }"
        }
        let read = properties.filter { !$0.columnOptions.contains(".writeOnly") }
        var assignments = read.enumerated().map { place, property in
            let accessor = property.wrapped == nil ? "value" : "optional"
            return "self.\(property.name) = try row.\(accessor)(first + \(place), \"\(name).\(property.column)\")"
        }
        let access = declaration.access
        var places = read.enumerated().map { place, property in
            "/// Where its column stands.\n\(access)static var \(property.name): Int { \(place) }"
        }
        var end = "\(read.count)"
        for group in groups {
            assignments.append("self.\(group.name) = try row.group(first + Place.\(group.name), \(table))")
            places.append("/// Where its columns begin.\n\(access)static var \(group.name): Int { \(end) }")
            end += " + \(group.type).fields.count"
        }
        return [
            try ExtensionDeclSyntax("extension \(raw: type): TableRow") {
                """
                /// The table's name and columns.
                \(raw: access)static let table = Table<\(raw: type)>(\(raw: table), [
                \(raw: columns.joined(separator: ",\n"))
                ]\(raw: groups.map { ", Column<\(type)>.group { $0.\($0.name) }" }.joined()))
                """
                """
                /// Where the columns that are read stand in the select list.
                \(raw: access)enum Place {
                \(raw: places.joined(separator: "\n"))
                }
                """
                """
                /// Reads the table's columns.
                \(raw: access)init(_ row: borrowing Row, from first: Int = 0) throws(DatabaseError) {
                \(raw: assignments.joined(separator: "\n"))
                }
                """
            }
        ]
    }
}
