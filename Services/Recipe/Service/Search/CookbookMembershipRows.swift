import Database
import Values

extension CookbookMemberships {
    /// What reads a household's memberships, and the names of its cookbooks.
    static func statements(_ household: HouseholdID) -> [SQL] {
        [SearchSQL.memberships(of: household, limit: most + 1), SearchSQL.cookbookNames(of: household)]
    }

    /// Nil if there are more than are counted.
    init?(_ rows: Rows) throws {
        guard rows.count <= Self.most else { return nil }
        pairs = try rows.map { (try $0.id(0), SearchID(try $0.id(1, as: RecipeID.self))) }
    }
}

extension Rows {
    /// Names by their ids, as texts.
    func names() throws -> [String: String] {
        Dictionary(try map { (try $0.id(0, as: CookbookID.self).description, try $0.string(1)) }) { first, _ in first }
    }
}
