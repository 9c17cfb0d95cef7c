import Kitchen
import Media
import RecipeAPI

/// Reads recipes in photos, scans and PDFs.
struct PhotoReader: Sendable {
    let media: Media
    let extractor: Extractor

    /// What some photos or PDFs say, in their order; the household's language comes first.
    ///
    /// Throws `MediaError` if a file cannot be read.
    func reading(of files: [[UInt8]], languages: [Language]) async throws -> Extractor.Reading {
        let pages = try await pages(of: files, languages: languages)
        var reading = try await extractor.reading(ofText: PageText.text(of: pages), from: .photo)
        // No letter of a picture is certain.
        let confidence = min(pages.map(\.confidence).min() ?? 0, 95)
        reading.recipe?.method = .picture(confidence: Double(confidence) / 100)
        return reading
    }

    private func pages(of files: [[UInt8]], languages: [Language]) async throws(MediaError) -> [TextPage] {
        let codes = languages.compactMap(\.codeOfText)
        var pages: [TextPage] = []
        for file in files {
            let reading =
                PictureKind(file) == nil
                ? try await media.pdf(file, languages: codes) : try await media.text(file, languages: codes)
            pages += reading.pages
        }
        return pages
    }
}
