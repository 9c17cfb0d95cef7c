import HTTP
import Identity
import JSON
import RecipeAPI
import Values

/// What recipes were.
extension Dependencies {
    func listRecipeVersions(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let place = try page.place { CursorText.decode($0).flatMap { Int($0) } }
        let found = try await versions.page(
            of: try request.recipeID(),
            caller.household,
            before: place,
            limit: page.reading
        )
        let (items, next) = page.cut(found) { CursorText.encode("\($0.version.number)") }
        let bodies = items.map { VersionBody(version: $0.version, isCurrent: $0.isCurrent, withContent: false) }
        return .json(Page(items: bodies, next: next))
    }

    func getRecipeVersion(_ request: Request, _ caller: Caller) async throws -> Response {
        let found = try await versions.version(
            try request.version(),
            of: try request.recipeID(),
            caller.household
        )
        return .json(VersionBody(version: found.version, isCurrent: found.isCurrent, withContent: true))
    }

    func getRecipeVersionChanges(_ request: Request, _ caller: Caller) async throws -> Response {
        let (id, household) = (try request.recipeID(), caller.household)
        let number = try request.version()
        let other = try request.query.integer("against", in: 1...Int.max)
        let old = try await versions.version(number, of: id, household).version
        let new =
            if let other {
                try await versions.version(other, of: id, household).version
            } else {
                try await versions.current(of: id, household)
            }
        let changes = try await pool.answering { ContentChange.between(old.content, new.content) }
        return .json { json in
            json.object { json in
                json.member("version", old.number)
                json.member("against", new.number)
                json.member("changes", changes)
            }
        }
    }

    func restoreRecipeVersion(_ request: Request, _ caller: Caller) async throws -> Response {
        let (id, household) = (try request.recipeID(), caller.household)
        let version = try request.ifMatchVersion()
        let old = try await versions.version(try request.version(), of: id, household).version.content
        let saved = try await book.restore(old, of: id, version: version, household, by: caller.user)
        return try await recipe(id, caller, saved: saved)
    }
}

extension Request {
    /// The number of the version in the address.
    fileprivate func version() throws -> Int {
        guard let number = Int(try parameters.require("version")) else { throw VersionError.missing }
        return number
    }
}

extension VersionError: ProblemConvertible {
    /// What the client is told.
    var problem: Problem {
        switch self {
        case .missing: .notFound("There is no such version of a recipe with this id.")
        }
    }
}
