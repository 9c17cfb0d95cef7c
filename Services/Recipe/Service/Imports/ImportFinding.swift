import Kitchen
import RecipeAPI
import Values

/// Finds the recipe of one item: fetches its page, or reads what was sent of it.
struct ImportFinding: Sendable {
    /// What an item has been read as.
    struct Found: Sendable {
        var recipe: ReadRecipe
        /// The addresses it was found at.
        var urls: [String] = []
    }

    let extractor: Extractor
    /// Reads photos and PDFs.
    let photos: PhotoReader
    /// Asked for what is not certain; nil if there is none.
    var model: ModelReader?

    /// The recipe of an item; throws `ExtractError` or `MediaError` if there is none.
    ///
    /// It is read as being of a kind; `body` is what was sent of it, and `language` the household's, as `de`.
    func find(
        _ item: StoredImportItem,
        _ kind: ImportKind,
        _ body: [UInt8],
        language: String
    ) async throws -> Found {
        switch kind {
        case .url:
            let reading = try await extractor.reading(at: item.name)
            return Found(recipe: try await certain(reading), urls: [item.name] + reading.urls)
        case .html:
            let url = PageURL.isWeb(item.name) ? item.name : ""
            let reading = try await extractor.reading(of: String(decoding: body, as: UTF8.self), url: url)
            return Found(recipe: try await certain(reading), urls: url.isEmpty ? [] : [url])
        case .text:
            return Found(recipe: try await certain(extractor.reading(ofText: String(decoding: body, as: UTF8.self))))
        case .photo, .pdf:
            let first = Language(rawValue: language)
            let languages = Language.allCases.sorted { $0 == first && $1 != first }
            return Found(recipe: try await certain(photos.reading(of: [body], languages: languages)))
        case .file, .recipe: throw ExtractError.notAPage
        }
    }

    /// The recipe of a reading, with a model's help where it is not certain.
    private func certain(_ reading: Extractor.Reading) async throws -> ReadRecipe {
        if let recipe = reading.recipe, !recipe.isUncertain { return recipe }
        guard let model, let found = await model.recipe(in: reading.text) else {
            guard let recipe = reading.recipe else { throw ExtractError.noRecipe }
            return recipe
        }
        return (reading.recipe ?? ReadRecipe(recipe: ExtractedRecipe(), source: reading.source)).completed(by: found)
    }
}
