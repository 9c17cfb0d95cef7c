import Foundation
import LarderClient

/// The import sheet of an app: somebody pastes an address or a text, looks at the recipe and keeps it.
@MainActor final class ImportSheet {
    private(set) var message = ""
    private(set) var recipe: Recipe?
    private let larder: Larder

    init(_ larder: Larder) { self.larder = larder }

    func paste(_ text: String) async {
        do {
            let begun = try await larder.imports.create(ImportInput(pasted: text))
            for try await state in larder.imports.follow(begun.id) {
                message = state.message
                guard let item = state.items?.first else { continue }
                if let problem = item.problem { message = problem.detail }
                if let id = item.recipeID { recipe = try await larder.recipes.get(id) }
            }
        } catch LarderError.refused(let problem) where problem.code == "limit_reached" {
            message = "\(problem.detail) (\(problem.used ?? 0) of \(problem.limit ?? 0))"
        } catch {
            message = "\(error)"
        }
    }

    func save(title: String) async throws {
        guard let shown = recipe else { return }
        var patch = RecipePatch()
        patch.title = title
        recipe = try await larder.recipes.patch(shown.id, patch, ifVersion: shown.version)
    }

    func cancel() async throws {
        if let id = recipe?.id { try await larder.recipes.delete(id, confirmed: true) }
    }
}
