import FoundationEssentials
import Kitchen

/// Sums and conversions.
extension Answers {
    struct ConsolidationQuestion: Decodable {
        struct Share: Decodable {
            var text: String
            var scale: Rational
        }

        var id: String
        var shares: [Share]
        /// The places of the shares that are taken away again.
        var removed: [Int]
    }

    struct ConsolidationAnswer: Encodable {
        struct Item: Encodable {
            var name: String
            var text: String
            var quantities: [Amount]
        }

        var id: String
        var items: [Item]
    }

    static func consolidation(_ question: ConsolidationQuestion) throws -> ConsolidationAnswer {
        let shares = question.shares.enumerated().map { place, share in
            Contribution(line: parser.parse(share.text), scale: share.scale, source: place)
        }
        let kitchen = Consolidation()
        var items = try kitchen.items(shares)
        let removed = Set(question.removed)
        if !removed.isEmpty {
            items = try items.compactMap { try kitchen.removing(from: $0) { removed.contains($0) } }
        }
        return ConsolidationAnswer(
            id: question.id,
            items: items.map { .init(name: $0.name, text: $0.text, quantities: $0.quantities) }
        )
    }

    struct ConversionQuestion: Decodable {
        var id: String
        var line: String
        var unit: String
        var gramsPerPiece: Rational?
    }

    struct ConversionAnswer: Encodable {
        var id: String
        /// Nil if the unit is unknown or no relation holds.
        var value: Double?
    }

    static func conversion(_ question: ConversionQuestion) throws -> ConversionAnswer {
        let line = parser.parse(question.line)
        var food = line.food.flatMap { FoodTable.standard.food(id: $0.id) }
        if let weight = question.gramsPerPiece {
            food = Food(id: "own", name: line.name, category: .other, gramsPerPiece: weight)
        }
        guard let unit = MeasureUnit(named: question.unit), let amount = line.amount else {
            return ConversionAnswer(id: question.id, value: nil)
        }
        return ConversionAnswer(
            id: question.id,
            value: try amount.converted(to: unit, of: food)?.value.doubleValue
        )
    }
}
