import Foundation

/// Bodies that an operation takes, made from its schema.
enum ReplayExample {
    /// Which of the members that may be left out a body has.
    enum Members: Hashable {
        case required
        case all
        case requiredAnd(String)
        /// The one that is written down for the operation, where its schema does not say all that a body must be.
        case written(Int)
    }

    /// A body, for whichever household calls.
    struct Body: CustomStringConvertible {
        let door: ReplayStage.Door
        let members: Members

        var description: String { "\(members)" }

        /// The body with a household's ids and word.
        func json(_ household: ReplayHousehold) -> Any {
            if case .written(let index) = members {
                return ReplayExample.written[door.operation.id]?[index](household) ?? [String: Any]()
            }
            var maker = Maker(document: door.document, household: household)
            if door.operation.method == "PUT", let last = door.operation.parameters.last {
                // What is put somewhere may say its id, which is that of the address.
                maker.ownID = household.value(last, in: door.operation.path)
            }
            return maker.value(door.operation.body ?? [:], named: "", members)
        }
    }

    /// The bodies to try, those first that say most.
    static func bodies(for door: ReplayStage.Door) -> [Body] {
        guard let schema = door.operation.body else { return [] }
        let written = (written[door.operation.id] ?? []).indices.map { Members.written($0) }
        let optional = door.document.properties(schema).filter { !$0.required }.map { Members.requiredAnd($0.name) }
        return (written + [.all, .required] + optional).map { Body(door: door, members: $0) }
    }

    /// A date some days from now.
    static func day(_ offset: Int) -> String {
        Date().addingTimeInterval(Double(offset) * 86400).formatted(.iso8601.year().month().day())
    }

    /// What stands for parameters of paths that are no ids.
    static let pathValues = ["food": "olive-oil", "file": "list.css"]

    /// Members whose names do not say what their ids are of.
    static let aliases = [
        "menu": "menu_id", "with": "other_entry_id", "leftover_of": "entry_id", "menu_item_id": "recipes/item_id",
        "ids": "recipe_id", "recipe_ids": "recipe_id", "assigned_to": "member_id",
    ]

    /// Bodies of operations whose schemas alone do not say what a body must be.
    static let written: [String: [@Sendable (ReplayHousehold) -> [String: Any]]] = [
        "extractRecipe": [{ ["text": recipe($0)] }],
        "extractRecipeLegacy": [{ ["text": recipe($0)] }],
        "join": [{ ["code": $0.invitation] }],
        "copyPlanDays": [{ _ in ["from": day(1), "to": day(5), "days": 1] }],
        "previewGroceryList": [list],
        "putGroceryList": [list],
    ]

    private static func recipe(_ household: ReplayHousehold) -> String {
        """
        \(household.word) soup

        Ingredients
        1 onion
        500 g carrots

        Method
        Cook.
        """
    }

    @Sendable private static func list(_ household: ReplayHousehold) -> [String: Any] {
        let menu = household.values["menu_id"] ?? ""
        let recipe: [String: Any] = [
            "recipe_id": household.values["recipe_id"] ?? "", "servings": 2, "menu_id": menu,
            "menu_item_id": household.values["recipes/item_id"] ?? "", "entry_id": household.values["entry_id"] ?? "",
        ]
        return ["title": household.word, "recipes": [recipe], "source": ["type": "menu", "menu_id": menu]]
    }
}

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

/// Places in a JSON value, as RFC 6901 writes them.
enum ReplayJSON {
    /// Where a value has strings that are UUIDs.
    static func ids(in value: Any, at pointer: String = "") -> [String] {
        switch value {
        case let text as String: return UUID(uuidString: text) == nil ? [] : [pointer]
        case let object as [String: Any]:
            return object.keys.sorted().flatMap { ids(in: object[$0] ?? NSNull(), at: "\(pointer)/\($0)") }
        case let array as [Any]:
            return array.enumerated().flatMap { ids(in: $0.element, at: "\(pointer)/\($0.offset)") }
        default: return []
        }
    }

    /// The value with another at a place.
    static func replacing(_ value: Any, at pointer: String, with new: Any) -> Any {
        let parts = pointer.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return new }
        let rest = parts.count > 1 ? "/\(parts[1])" : ""
        if var object = value as? [String: Any] {
            object[first] = replacing(object[first] ?? NSNull(), at: rest, with: new)
            return object
        }
        if var array = value as? [Any], let index = Int(first), array.indices.contains(index) {
            array[index] = replacing(array[index], at: rest, with: new)
            return array
        }
        return value
    }
}
