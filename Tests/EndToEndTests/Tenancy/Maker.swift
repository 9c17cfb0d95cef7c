import Foundation

/// Makes values that schemas allow.
struct Maker {
    let document: APIDocument
    let household: ReplayHousehold
    /// The id of what is described.
    var ownID: String?
    private var count = 0

    init(document: APIDocument, household: ReplayHousehold) {
        self.document = document
        self.household = household
    }

    /// A value for a member of a name.
    mutating func value(_ schema: [String: Any], named name: String, _ members: ReplayExample.Members) -> Any {
        let schema = document.resolved(schema)
        if let values = schema["enum"] as? [Any], let first = values.first { return first }
        switch document.types(schema).subtracting(["null"]).sorted().first {
        case "string": return string(schema, named: name)
        case "integer": return schema["minimum"] as? Int ?? 1
        case "number": return (schema["minimum"] as? NSNumber)?.doubleValue ?? 1.5
        case "boolean": return true
        case "array":
            guard let item = schema["items"] as? [String: Any] else { return [Any]() }
            return [value(item, named: name, .all)]
        case "object": return object(schema, members)
        default: return NSNull()
        }
    }

    private mutating func object(_ schema: [String: Any], _ members: ReplayExample.Members) -> Any {
        var object: [String: Any] = [:]
        for (name, property, required) in document.properties(schema) {
            switch members {
            case .required where !required: continue
            case .requiredAnd(let other) where !required && name != other: continue
            default: object[name] = value(property, named: name, .all)
            }
        }
        return object
    }

    private mutating func string(_ schema: [String: Any], named name: String) -> String {
        count += 1
        switch schema["format"] as? String {
        case "uuid": return id(name)
        case "date": return ReplayExample.day(3)
        case "date-time": return Date().addingTimeInterval(30 * 86400).formatted(.iso8601)
        case "uri": return "https://kitchen.example/\(household.word)"
        case "email": return "\(household.word)\(count)@kitchen.example".lowercased()
        default: break
        }
        if name.hasSuffix("_id") || name.hasSuffix("_ids") { return id(name) }
        let text = "\(household.word) \(name.isEmpty ? "text" : name)"
        guard let most = schema["maxLength"] as? Int, text.count > most else { return text }
        return String(text.prefix(most))
    }

    private func id(_ name: String) -> String {
        if name == "id", let ownID { return ownID }
        return household.value(member: name) ?? UUID().uuidString.lowercased()
    }
}
