import Foundation
import HTTP
import TestSupport
import Testing

/// What a search of recipes gives.
struct FoundRecipes {
    var titles: [String]
    var total: Int
    var json: [String: Any]

    /// The fields and texts that say why an item was found.
    func matched(_ title: String) -> [String] {
        let items = json["items"] as? [[String: Any]] ?? []
        let item = items.first { $0["title"] as? String == title }
        return (item?["matched"] as? [[String: Any]] ?? []).map {
            "\($0["field"] as? String ?? ""): \($0["text"] as? String ?? "")"
        }
    }
}

extension TestService {
    /// Searches the household's recipes.
    func search(_ query: [(String, String)]) async throws -> FoundRecipes {
        var components = URLComponents()
        components.queryItems = query.map { URLQueryItem(name: $0.0, value: $0.1) }
        let answer = await client.get("/api/v1/recipes?\(components.percentEncodedQuery ?? "")")
        #expect(answer.status == 200)
        let json = try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any] ?? [:]
        let items = json["items"] as? [[String: Any]] ?? []
        return FoundRecipes(
            titles: items.compactMap { $0["title"] as? String },
            total: json["total"] as? Int ?? -1,
            json: json
        )
    }
}
