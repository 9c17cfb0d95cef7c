import Database
import Glibc
import Loop
public import Runtime

extension RecipeService {
    /// `catalog load FILE`, and `nutrients load FILE…` and `nutrients show FOOD…`.
    public static var commands: [ServiceCommand] {
        [
            ServiceCommand(
                "catalog",
                arguments: ["load", "FILE"],
                purpose: "makes the recipes of a JSON file the catalogue that all households read"
            ) { context, arguments in
                guard arguments[0] == "load" else {
                    throw StartError("There is no command catalog \(arguments[0]); it is catalog load FILE.")
                }
                return try await load(arguments[1], context)
            },
            ServiceCommand(
                "nutrients",
                arguments: ["load|show", "FILE|FOOD"],
                repeatsLast: true,
                purpose: "loads nutrient tables (FoodData Central, CIQUAL), or says which row foods have"
            ) { context, arguments in
                let rest = Array(arguments.dropFirst())
                switch arguments[0] {
                case "load": return try await loadNutrients(rest, context)
                case "show": return try await showNutrients(rest, context)
                default:
                    throw StartError(
                        "There is no command nutrients \(arguments[0]); it is nutrients load FILE… or nutrients show FOOD…."
                    )
                }
            },
        ]
    }

    private static func loadNutrients(_ paths: [String], _ context: ServiceContext) async throws -> String {
        let db = try context.openAsOwner()
        try await db.waitUntilReady()
        let loader = NutrientLoader(
            store: NutrientLoadStore(db: db, now: context.now),
            reading: ThreadPool(name: "nutrients-read", threads: 1)
        )
        do {
            return try await loader.load(paths).sentence
        } catch let error as NutrientLoadError {
            throw StartError("The nutrient table is as it was. \(error.sentence)")
        } catch let error as DatabaseError where error.isForbidden {
            throw StartError(
                "The database user may not write nutrients. Run this where larder migrate runs, with the owner's URL."
            )
        }
    }

    private static func showNutrients(_ names: [String], _ context: ServiceContext) async throws -> String {
        guard let table = try await NutrientStore(db: context.db).table() else {
            throw StartError("No nutrient table is loaded.")
        }
        return table.lines(of: names).joined(separator: "\n")
    }

    private static func load(_ path: String, _ context: ServiceContext) async throws -> String {
        let db = try context.openAsOwner()
        try await db.waitUntilReady()
        let loader = CatalogLoader(
            store: CatalogLoadStore(db: db, now: context.now),
            reading: ThreadPool(name: "catalog-read", threads: 1),
            parsing: ThreadPool(name: "catalog-parse", threads: 2)
        )
        let isTerminal = isatty(STDERR_FILENO) == 1
        let start = ContinuousClock.now
        var progress = CatalogProgress(isTerminal: isTerminal)
        var named = 0
        do {
            let outcome = try await loader.load(path) { now in
                for (number, reason) in now.damaged {
                    named += 1
                    if named <= CatalogLoader.mostNamed {
                        write((isTerminal ? "\r\u{1B}[K" : "") + "Entry #\(number) is left out: \(reason.sentence)\n")
                    }
                }
                if let line = progress.line(now, after: ContinuousClock.now - start) { write(line) }
            }
            if isTerminal { write("\r\u{1B}[K") }
            return outcome.sentence(after: ContinuousClock.now - start)
        } catch let error as CatalogLoadError {
            if isTerminal { write("\n") }
            throw StartError("The catalogue is as it was. \(error.sentence)")
        } catch let error as DatabaseError where error.isForbidden {
            throw StartError(
                "The database user may not write the catalogue. Run this where larder migrate runs, with the owner's URL."
            )
        }
    }

    private static func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }
}
