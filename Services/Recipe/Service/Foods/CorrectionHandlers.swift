import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// The categories that a household gave to names, most of them on its grocery lists.
extension Dependencies {
    func listCategoryCorrections(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let place = try page.place(CursorText.decode)
        let found = try await foods.corrections(of: caller.household, limit: page.reading, after: place)
        let (items, next) = page.cut(found) { CursorText.encode($0.correction.name) }
        return .json(Page(items: Array(items), next: next))
    }

    func putCategoryCorrection(_ request: Request, _ caller: Caller) async throws -> Response {
        var correction = try request.decode(CategoryCorrection.self)
        correction.name = try Self.checked(correction.name)
        try await foods.correct(correction, of: caller.household, at: book.now())
        return .json(correction)
    }

    func deleteCategoryCorrection(_ request: Request, _ caller: Caller) async throws -> Response {
        let name = try Self.checked(try request.parameters.require("name"))
        guard try await foods.forgetCorrection(of: name, of: caller.household, at: book.now()) else {
            throw Problem.notFound("There is no correction for this name.")
        }
        return .noContent()
    }

    private static func checked(_ name: String) throws(Problem) -> String {
        var fields = FieldCheck()
        let name = fields.text(name, "/name", max: 200)
        try fields.finish()
        return name
    }
}

extension StoredCorrection: JSONEncodable {
    /// Writes the name, the category and since when.
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.members(of: correction)
            json.member("updated_at", updatedAt)
        }
    }
}
