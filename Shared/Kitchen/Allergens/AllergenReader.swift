/// Reports the allergens in lines and the diets they suit; unknown foods are never reported as "free of".
public struct AllergenReader: Sendable {
    let foods: FoodTable

    /// A reader over a food table.
    public init(foods: FoodTable = .standard) {
        self.foods = foods
    }

    /// The allergens of some lines and the diets they conflict with, each with the line that is the reason.
    ///
    /// The lines must be those of one meal: kosher cooking does not combine meat with milk.
    public func report(on lines: [IngredientLine]) -> AllergenReport {
        report(on: lines.map { LineReading($0, foods: foods) })
    }

    func report(on readings: [LineReading]) -> AllergenReport {
        var because: [AllergenReason] = []
        var diets: [DietReason] = []
        let mixed = Self.meatWithMilk(readings)
        for (index, reading) in readings.enumerated() {
            for allergen in reading.touchedAllergens {
                guard let certainty = reading.certainty({ $0.brings(allergen) }) else { continue }
                because.append(AllergenReason(allergen: allergen, line: reading.text, certainty: certainty))
            }
            for diet in Diet.allCases {
                var certainty = reading.certainty { $0.conflict(with: diet) }
                if diet == .kosher, let together = mixed[index] { certainty = max(certainty ?? together, together) }
                guard let certainty else { continue }
                diets.append(DietReason(diet: diet, line: reading.text, certainty: certainty))
            }
        }
        return AllergenReport(
            because: because,
            dietsBecause: diets,
            unknown: readings.filter { !$0.isKnown }.map(\.text)
        )
    }

    /// The lines that have meat where another has milk, or the reverse.
    private static func meatWithMilk(_ readings: [LineReading]) -> [Int: Certainty] {
        let meat = readings.map { $0.certainty { $0.isOf(.meat) } }
        let milk = readings.map { $0.certainty { $0.brings(.milk) } }
        var result: [Int: Certainty] = [:]
        guard let mostMeat = meat.compactMap({ $0 }).max(), let mostMilk = milk.compactMap({ $0 }).max() else {
            return result
        }
        for index in readings.indices {
            if let certainty = meat[index] { result[index] = min(certainty, mostMilk) }
            if let certainty = milk[index] {
                result[index] = max(result[index] ?? .possible, min(certainty, mostMeat))
            }
        }
        return result
    }
}
