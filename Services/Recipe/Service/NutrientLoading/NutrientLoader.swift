import Kitchen
import Loop

/// Loads files of nutrient tables, the first of which counts where several know a food.
struct NutrientLoader: Sendable {
    /// What has come of them.
    struct Outcome: Equatable, Sendable {
        /// How many foods each file has, and how many of Larder's have their row from it.
        var files: [(path: String, rows: Int, foods: Int)]
        var foods: Int
        /// How many foods Larder knows.
        var all: Int

        static func == (left: Outcome, right: Outcome) -> Bool { left.sentence == right.sentence }
    }

    let store: NutrientLoadStore
    /// Reads the files.
    let reading: ThreadPool

    /// Loads what is at these paths: folders of FoodData Central and files of CIQUAL.
    func load(_ paths: [String]) async throws -> Outcome {
        let (read, facts) = try await reading.run { try Self.read(paths) }
        guard !facts.isEmpty else { throw NutrientLoadError.empty }
        var sources: [String] = []
        for name in read.map(\.source) where !sources.contains(name) { sources.append(name) }
        _ = try await store.replace(facts, sources: sources)
        return Outcome(
            files: read.map { ($0.path, $0.rows, $0.foods) },
            foods: facts.count,
            all: FoodTable.standard.foods.count
        )
    }

    private typealias File = (path: String, source: String, rows: Int, foods: Int)

    private static func read(_ paths: [String]) throws -> ([File], [String: NutrientFacts]) {
        var all: [String: NutrientFacts] = [:]
        var files: [File] = []
        for path in paths {
            let isFolder = FoodDataReader.reads(path)
            let found =
                try isFolder
                ? FoodDataReader(folder: path).read() : CiqualReader(file: TableFile(path: path)).read()
            let before = all.count
            all.merge(found.facts) { first, _ in first }
            let source = isFolder ? FoodDataReader.source : CiqualReader.source
            files.append((path, source, found.rows, all.count - before))
        }
        return (files, all)
    }
}

extension NutrientLoader.Outcome {
    /// What the operator is told.
    var sentence: String {
        let lines = files.map { "\($0.path): \($0.rows) foods read; \($0.foods) of Larder's have their row from it." }
        let end = "\(foods) of \(all) foods have nutrients. “nutrients show all” says which row each has."
        return (lines + [end]).joined(separator: "\n")
    }
}

extension NutrientTable {
    /// What an operator is told of some foods, by their ids or names, or of all that have a row.
    func lines(of names: [String], in foods: FoodTable = .standard) -> [String] {
        if names == ["all"] { return self.foods.keys.sorted().map { line(of: $0) } }
        return names.map { name in
            guard let food = foods.food(id: name) ?? foods.food(exactlyNamed: name) else {
                return "\(name): Larder knows no such food."
            }
            return line(of: food.id)
        }
    }

    private func line(of food: String) -> String {
        guard let facts = foods[food] else { return "\(food): no row." }
        let figures = Nutrient.allCases.map { nutrient in
            let value = facts.amounts[nutrient].map { parts in
                "\((Double(parts) / nutrient.parts * 100).rounded() / 100) \(nutrient.unit)"
            }
            return "\(nutrient.name) \(value ?? "unknown")"
        }
        return "\(food): \(facts.source) \(facts.code), “\(facts.description)”; in 100 g: "
            + figures.joined(separator: ", ")
    }
}
