import JSON
import Kitchen

/// Sums and conversions.
extension Answers {
    private struct Share: JSONReadable {
        let text: String
        let scale: Rational

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            text = try members.required("text")
            scale = try members.required("scale")
        }
    }

    /// What lines add up to: `shares`, and in `removed` the places of those that are taken away again → `items`.
    static func consolidation(_ question: JSONMembers, _ json: inout JSONWriter) throws {
        let shares = try question.required("shares", as: [Share].self).enumerated().map { place, share in
            Contribution(line: parser.parse(share.text), scale: share.scale, source: place)
        }
        let kitchen = Consolidation()
        var items = try kitchen.items(shares)
        let removed = Set(try question.required("removed", as: [Int].self))
        if !removed.isEmpty {
            items = try items.compactMap { try kitchen.removing(from: $0) { removed.contains($0) } }
        }
        json.array("items") { json in
            for item in items {
                json.object { json in
                    json.member("name", item.name)
                    json.member("text", item.text)
                    json.member("quantities", item.quantities)
                }
            }
        }
    }

    /// An amount in another unit: `line`, `unit`, `gramsPerPiece` → `value`, null if the unit is unknown or no relation
    /// holds.
    static func conversion(_ question: JSONMembers, _ json: inout JSONWriter) throws {
        let line = parser.parse(try question.required("line"))
        var food = line.food.flatMap { FoodTable.standard.food(id: $0.id) }
        if let weight = try question.optional("gramsPerPiece", as: Rational.self) {
            food = Food(id: "own", name: line.name, category: .other, gramsPerPiece: weight)
        }
        let unit = MeasureUnit(named: try question.required("unit"))
        let value = try unit.flatMap { try line.amount?.converted(to: $0, of: food)?.value.doubleValue }
        json.member("value", value)
    }
}

/// Lists.
extension Answers {
    /// What to buy for lines: `lines`, `system`, `language` → `items` and `left_out`.
    static func shopping(_ question: JSONMembers, _ json: inout JSONWriter) throws {
        let shares = try question.required("lines", as: [String].self).enumerated().map { place, text in
            Contribution(line: parser.parse(text), source: place)
        }
        let kitchen = Consolidation(
            language: try question.optional("language", as: String.self).flatMap(Language.init(rawValue:)) ?? .en,
            system: try question.optional("system", as: MeasurementSystem.self)
        )
        let found = try Language.$shown.withValue(kitchen.language) { try kitchen.consolidate(shares) }
        json.array("items") { json in
            for item in found.items {
                json.object { json in
                    json.member("name", item.name)
                    json.member("text", item.text)
                    json.member("key", item.key)
                    json.member("note", item.note)
                    json.member("category", item.category)
                    json.member("lines", item.contributions.map(\.line.text))
                }
            }
        }
        json.array("left_out") { json in
            for line in found.leftOut {
                json.object { json in
                    json.member("text", line.contribution.line.text)
                    json.member("reason", line.reason.rawValue)
                }
            }
        }
    }
}
