import Synchronization

/// What lines ask for, kept for the next time: a list that follows its menu brings all its lines together with each change.
///
/// A reading depends on nothing but the line, the household's language and its foods.
final class PurchaseReadings: Sendable {
    /// The process's; some 2,000 readings take about 4 MB.
    static let shared = PurchaseReadings(capacity: 2048)

    /// Longer lines are read each time, so that the readings stay small.
    private static let longestLine = 400

    private struct Asked: Hashable {
        var table: Int
        var language: Language
        var line: IngredientLine

        func hash(into hasher: inout Hasher) {
            // Lines of one text differ in little else.
            hasher.combine(table)
            hasher.combine(line.text)
        }
    }

    private struct Kept {
        var recent: [Asked: PurchaseReading] = [:]
        var older: [Asked: PurchaseReading] = [:]
    }

    private let capacity: Int
    private let kept = Mutex(Kept())

    /// Keeps at most so many readings; those that nobody has asked for again go first.
    init(capacity: Int) {
        self.capacity = capacity
    }

    /// How many readings are kept.
    var count: Int { kept.withLock { $0.recent.count + $0.older.count } }

    /// What a reader says of a line.
    func reading(of line: IngredientLine, by reader: PurchaseReader) -> PurchaseReading {
        guard line.text.utf8.count <= Self.longestLine else {
            return Language.$shown.withValue(reader.language) { reader.reading(of: line) }
        }
        let asked = Asked(table: reader.foods.identity, language: reader.language, line: line)
        let known = kept.withLock { kept -> PurchaseReading? in
            if let reading = kept.recent[asked] { return reading }
            guard let reading = kept.older[asked] else { return nil }
            add(reading, of: asked, to: &kept)
            return reading
        }
        if let known { return known }
        // Whoever reads the list in another language gets the household's words, as they are kept for all.
        let reading = Language.$shown.withValue(reader.language) { reader.reading(of: line) }
        kept.withLock { add(reading, of: asked, to: &$0) }
        return reading
    }

    private func add(_ reading: PurchaseReading, of asked: Asked, to kept: inout Kept) {
        if kept.recent.count >= capacity / 2 { kept = Kept(recent: [:], older: kept.recent) }
        kept.recent[asked] = reading
    }
}
