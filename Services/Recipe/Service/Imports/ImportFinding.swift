import Media
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
    let media: Media
    /// Asked for what is not certain; nil if there is none.
    var model: ModelReader?

    /// The recipe of an item; throws `ExtractError` or `MediaError` if there is none.
    ///
    /// - Parameters:
    ///   - body: What was sent of it.
    ///   - language: In which language the household reads, as `de`.
    func find(_ item: StoredImportItem, _ body: [UInt8], language: String) async throws -> Found {
        switch item.kind {
        case .url:
            let reading = try await extractor.reading(at: item.name)
            return Found(recipe: try await certain(reading), urls: [item.name] + reading.urls)
        case .html:
            let url = PageURL.isWeb(item.name) ? item.name : ""
            let reading = try await extractor.reading(of: String(decoding: body, as: UTF8.self), url: url)
            return Found(recipe: try await certain(reading), urls: url.isEmpty ? [] : [url])
        case .text:
            return Found(recipe: try await certain(extractor.reading(ofText: String(decoding: body, as: UTF8.self))))
        case .photo:
            return try await found(in: media.text(body, languages: TextLanguages.all(for: language)))
        case .pdf: return try await found(in: media.pdf(body, languages: TextLanguages.all(for: language)))
        case .file, .recipe: throw ExtractError.notAPage
        }
    }

    private func found(in reading: Media.Reading) async throws -> Found {
        var text = try await extractor.reading(ofText: PictureText.text(of: reading.pages))
        let confidence = reading.pages.map(\.confidence).min() ?? 0
        text.recipe?.method = .picture(confidence: Double(min(confidence, 95)) / 100)
        text.recipe?.source.type = .photo
        return Found(recipe: try await certain(text))
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
