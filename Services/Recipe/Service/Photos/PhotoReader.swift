import Kitchen
import Media
import RecipeAPI

/// Reads recipes in photos, scans and PDFs.
struct PhotoReader: Sendable {
    let media: Media
    let extractor: Extractor

    /// The recipe on some photos, or in PDFs, in their order; the household's language comes first.
    ///
    /// Throws `MediaError` if a file cannot be read, and `ExtractError.noRecipe` if there is no recipe on them.
    func recipe(on files: [[UInt8]], languages: [Language]) async throws -> ReadRecipe {
        let text = try await text(of: files, languages: languages)
        return try await extractor.recipe(ofText: text, from: .photo)
    }

    /// The text on them, in the order in which people read it.
    func text(of files: [[UInt8]], languages: [Language]) async throws(MediaError) -> String {
        let codes = languages.compactMap(\.codeOfText)
        var pages: [TextPage] = []
        for file in files {
            let reading =
                PictureKind(file) == nil
                ? try await media.pdf(file, languages: codes) : try await media.text(file, languages: codes)
            pages += reading.pages
        }
        return PageText.text(of: pages)
    }
}
