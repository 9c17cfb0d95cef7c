import CTesseract
import Media

/// Reads the text in pictures.
final class Recognizer {
    /// How sure a page must be to be taken as it stands.
    private static let sure = 60

    private let languages: String
    private let engine: OpaquePointer

    /// A reader of these languages, as far as they are installed; throws if none is.
    init(languages: [String]) throws(MediaError) {
        let installed = Self.installedLanguages()
        let names = languages.filter(installed.contains).joined(separator: "+")
        guard !names.isEmpty else { throw MediaError(.noLanguage, languages.joined(separator: "+")) }
        guard let engine = TessBaseAPICreate() else { throw MediaError(.outOfMemory, "no engine") }
        guard TessBaseAPIInit3(engine, nil, names) == 0 else {
            TessBaseAPIDelete(engine)
            throw MediaError(.noLanguage, names)
        }
        self.languages = names
        self.engine = engine
        TessBaseAPISetPageSegMode(engine, PSM_AUTO)
    }

    deinit { TessBaseAPIDelete(engine) }

    /// The languages whose data is installed.
    static func installedLanguages() -> [String] {
        guard let engine = TessBaseAPICreate() else { return [] }
        defer { TessBaseAPIDelete(engine) }
        // Any name will do: the engine only has to find out where the data is.
        _ = TessBaseAPIInit3(engine, nil, "eng")
        guard let names = TessBaseAPIGetAvailableLanguagesAsVector(engine) else { return [] }
        defer { TessDeleteTextArray(names) }
        var found: [String] = []
        var next = names
        while let name = next.pointee {
            found.append(String(cString: name))
            next += 1
        }
        return found.filter { $0 != "osd" }.sorted()
    }

    /// The text of a picture, which may lie askew, on its side or on its head.
    func page(of picture: GreyPicture) throws(MediaError) -> TextPage {
        guard let prepared = Preparation.upright(picture) else { throw MediaError(.outOfMemory, "no picture") }
        var image: UnsafeMutablePointer<PIX>? = prepared
        defer { pixDestroy(&image) }
        let first = try read(prepared)
        guard first.confidence < Self.sure else { return first }
        // Photos of pages often lie on their side, and say so nowhere.
        var best = first
        for turns: Int32 in 1...3 {
            var turned = pixRotateOrth(prepared, turns)
            defer { pixDestroy(&turned) }
            guard let turned else { break }
            let page = try read(turned)
            if page.score > best.score { best = page }
            if best.confidence >= Self.sure { break }
        }
        return best
    }

    private func read(_ picture: UnsafeMutablePointer<PIX>) throws(MediaError) -> TextPage {
        TessBaseAPISetImage2(engine, picture)
        TessBaseAPISetSourceResolution(engine, 300)
        guard TessBaseAPIRecognize(engine, nil) == 0 else { throw MediaError(.notAPicture, "not recognized") }
        defer { TessBaseAPIClear(engine) }
        var lines = LineCollector()
        if let results = TessBaseAPIGetIterator(engine) {
            defer { TessResultIteratorDelete(results) }
            repeat { lines.add(wordAt: results) } while TessResultIteratorNext(results, RIL_WORD) != 0
        }
        lines.end()
        return TextPage(
            source: .picture,
            width: Int(pixGetWidth(picture)),
            height: Int(pixGetHeight(picture)),
            confidence: TextPage.meanConfidence(of: lines.lines),
            lines: lines.lines
        )
    }
}

extension TextPage {
    /// What a reading is worth beside another of the same picture: sure letters.
    fileprivate var score: Int { lines.reduce(0) { $0 + $1.text.count * max(0, $1.confidence - 30) } }

    /// The mean of the lines, by their length; 0 without lines.
    static func meanConfidence(of lines: [TextLine]) -> Int {
        let letters = lines.reduce(0) { $0 + $1.text.count }
        return letters == 0 ? 0 : lines.reduce(0) { $0 + $1.confidence * $1.text.count } / letters
    }
}
