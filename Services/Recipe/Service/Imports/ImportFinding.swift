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
    /// Reads what is said of videos.
    let videos: VideoReader
    /// Asked for what is not certain; nil if there is none.
    var model: ModelReader?

    /// The recipe of an item; throws `ExtractError`, `MediaError` or `VideoError` if there is none.
    ///
    /// It is read as being of a kind; `files` are what was sent of it, and `language` the household's, as `de`.
    func find(
        _ item: StoredImportItem,
        _ kind: ImportKind,
        _ files: [[UInt8]],
        language: String
    ) async throws -> Found {
        func text() -> String { String(decoding: files.first ?? [], as: UTF8.self) }
        switch kind {
        case .url:
            return try await found(at: item.name, language: language)
        case .html:
            let url = PageURL.isWeb(item.name) ? item.name : ""
            let reading = try await extractor.reading(of: text(), url: url)
            return Found(recipe: try await certain(reading), urls: url.isEmpty ? [] : [url])
        case .text:
            return Found(recipe: try await certain(extractor.reading(ofText: text())))
        case .photo, .photos, .pdf:
            let languages = Self.languages(language)
            return Found(recipe: try await certain(photos.reading(of: files, languages: languages)))
        case .file, .recipe: throw ExtractError.notAPage
        }
    }

    /// The recipe of a page; if it shows none and is a video, as far as anybody knows, the recipe of that.
    private func found(at url: String, language: String) async throws -> Found {
        var shown: Extractor.Reading?
        var failure = ExtractError.noRecipe
        do {
            shown = try await extractor.reading(at: url)
        } catch let error as ExtractError where ImportProblemCode(error) == .blocked {
            failure = error
        }
        let isVideo = shown?.isVideo == true
        if shown?.recipe == nil || isVideo {
            do {
                return try await found(ofVideo: url, isVideo: isVideo, language: language)
            } catch VideoError.unknown {
                // A page like any other.
            } catch VideoError.missing where !isVideo {
                // Nobody knows.
            } catch let error where shown?.recipe != nil && (error is VideoError || error is ExtractError) {
                // What the page shows is better than nothing.
            }
        }
        guard let shown else { throw failure }
        return Found(recipe: try await certain(shown), urls: [url] + shown.urls)
    }

    private func found(ofVideo url: String, isVideo: Bool, language: String) async throws -> Found {
        let reading = try await videos.reading(of: url, isVideo: isVideo, languages: Self.languages(language))
        var recipe = reading.recipe
        // Nobody is asked for what a page or a description says by itself.
        if recipe?.recipe.isComplete != true || recipe?.recipe.foundByWording.isEmpty != true {
            recipe = try await certain(reading)
        }
        guard let recipe else { throw ExtractError.noRecipe }
        return Found(recipe: recipe, urls: [url, recipe.video].compactMap(\.self) + reading.urls)
    }

    /// The languages that are read, the household's first.
    private static func languages(_ language: String) -> [Language] {
        let first = Language(rawValue: language)
        return Language.allCases.sorted { $0 == first && $1 != first }
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
