import Kitchen
import Media

/// Whether pictures, photos and PDFs can be read in this installation.
struct MediaCheck: Sendable {
    private let media: Media

    init(_ media: Media) {
        self.media = media
    }

    /// What cannot be done, and what to do about it.
    func weaknesses() async -> [(words: String, advice: String)] {
        let installed: [String]
        do {
            installed = try await media.languages()
        } catch {
            let isMissing = error.code == .missing
            return [
                (
                    "Pictures cannot be taken in: larder-media \(isMissing ? "is not there" : "does not work").",
                    isMissing
                        ? "Put it beside this program; the build makes both."
                        : "Install libvips42, libtesseract5, liblept5 and libpoppler-glib8 (Debian's names)."
                )
            ]
        }
        let lacking = Language.allCases.compactMap(\.codeOfText).filter { !installed.contains($0) }
        guard !lacking.isEmpty else { return [] }
        return [
            (
                "Photos are not read in every language: the data of \(lacking.joined(separator: ", ")) is missing.",
                "Install " + lacking.map { "tesseract-ocr-\($0)" }.joined(separator: ", ") + " (Debian's names)."
            )
        ]
    }
}

extension Language {
    /// The ISO 639-2 codes by which the data for reading photos is named; nil for a language without data.
    var codeOfText: String? { Self.codesOfText[rawValue] }

    private static let codesOfText = ["en": "eng", "de": "deu", "fr": "fra", "es": "spa"]
}
