import Foundation

extension Larder {
    /// What the household normally has.
    public var staples: StapleClient { StapleClient(api: api) }
}

/// A food that the household normally has.
public struct Staple: Codable, Hashable, Sendable {
    /// The food.
    public var food: String
    /// How people call it.
    public var name: String
    /// Whether it is assumed to be there, or asked about.
    public var assumed: Bool
    /// Whether every household has it.
    public var `default`: Bool
}

/// What the household normally has.
public struct StapleClient: Sendable {
    let api: API

    /// All staples.
    public func list() async throws -> [Staple] {
        try await api.read(.get("/api/v1/staples"), as: Whole<Staple>.self).items
    }

    /// Makes a food a staple, which is assumed to be there or asked about.
    public func put(_ food: String, assumed: Bool = true) async throws -> Staple {
        try await api.read(try .put("/api/v1/staples/\(food)", ["assumed": assumed]))
    }

    /// Makes a food a staple no more.
    public func delete(_ food: String) async throws { try await api.run(.delete("/api/v1/staples/\(food)")) }
}
