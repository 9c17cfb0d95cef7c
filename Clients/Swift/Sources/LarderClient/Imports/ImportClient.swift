import Foundation

extension Larder {
    /// Imports of recipes.
    public var imports: ImportClient { ImportClient(api: api) }
}

/// Imports of recipes.
public struct ImportClient: Sendable {
    let api: API

    /// Begins an import.
    public func create(_ input: ImportInput) async throws -> RecipeImport {
        try await api.read(try .post("/api/v1/imports", input))
    }

    /// How far an import is.
    public func get(_ id: UUID) async throws -> RecipeImport { try await api.read(.get("/api/v1/imports/\(id)")) }

    /// The household's imports.
    public func list() -> Pages<RecipeImport> { api.pages("/api/v1/imports") }

    /// Deletes an import; its recipes stay.
    public func delete(_ id: UUID) async throws { try await api.run(.delete("/api/v1/imports/\(id)")) }

    /// Tries again what could not be read.
    public func retry(_ id: UUID) async throws -> RecipeImport {
        try await api.read(.post("/api/v1/imports/\(id)/retry"))
    }

    /// How far an import is, each time that this changes, until it is done.
    public func follow(_ id: UUID) -> AsyncThrowingStream<RecipeImport, any Error> {
        .pulling { emit in
            var last: RecipeImport?
            var pause = 0.2
            while true {
                let now = try await get(id)
                if now != last { emit(now) }
                if now.state != .running { return }
                // Soon for a text, rarely for many pages.
                pause = now == last ? min(pause * 1.5, 3) : 0.2
                last = now
                try await Task.sleep(for: .milliseconds(Int64(pause * 1000)))
            }
        }
    }

    /// Waits until an import is done.
    public func finished(_ id: UUID) async throws -> RecipeImport {
        var last: RecipeImport?
        for try await state in follow(id) { last = state }
        guard let last else { throw CancellationError() }
        return last
    }
}
