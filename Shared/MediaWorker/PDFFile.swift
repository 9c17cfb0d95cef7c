import CPoppler
import Media

/// A PDF that has been sent.
final class PDFFile {
    /// How many pixels a page has at most when it is drawn, so that one of a mile in size takes no more than others.
    private static let mostPixels = 9_000_000.0
    /// How many letters a page has at least that is not only a picture.
    private static let fewLetters = 20
    /// How many bytes of text are taken of a file.
    private static let mostText = 1 << 20

    private let document: OpaquePointer
    /// How many pages it has.
    let count: Int

    /// A file that says it is a PDF and can be opened without a password.
    init(_ file: [UInt8]) throws(MediaError) {
        guard file.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil else {
            throw MediaError(.notAPDF, "the first bytes are no PDF's")
        }
        let bytes = file.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        var error: UnsafeMutablePointer<GError>?
        guard let document = poppler_document_new_from_bytes(bytes, nil, &error) else {
            defer { g_clear_error(&error) }
            throw MediaError(.notAPDF, error.map { String(cString: $0.pointee.message) } ?? "")
        }
        self.document = document
        count = Int(poppler_document_get_n_pages(document))
    }

    deinit { larder_poppler_release(UnsafeMutableRawPointer(document)) }

    /// The text of the first pages; one without is drawn and read as a picture.
    func pages(limits: MediaLimits, languages: [String]) throws(MediaError) -> [TextPage] {
        var recognizer: Recognizer?
        var pages: [TextPage] = []
        var room = Self.mostText
        for index in 0..<min(count, limits.pages) {
            guard let page = poppler_document_get_page(document, Int32(index)) else { continue }
            defer { larder_poppler_release(UnsafeMutableRawPointer(page)) }
            var text = PDFPage(page).text()
            if text.letters < Self.fewLetters {
                if recognizer == nil { recognizer = try Recognizer(languages: languages) }
                guard let reader = recognizer else { continue }
                let drawn = try drawing(of: page)
                let read = try reader.page(of: drawn)
                if read.letters > text.letters { text = read }
            }
            room -= text.lines.reduce(0) { $0 + $1.text.utf8.count }
            guard room >= 0 else { break }
            pages.append(text)
        }
        return pages
    }

    /// The page at 300 dots per inch, black on white.
    private func drawing(of page: OpaquePointer) throws(MediaError) -> GreyPicture {
        var (width, height) = (0.0, 0.0)
        poppler_page_get_size(page, &width, &height)
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else {
            throw MediaError(.notAPDF, "a page without size")
        }
        let scale = min(300.0 / 72, (Self.mostPixels / (width * height)).squareRoot())
        let (columns, rows) = (Int32(width * scale), Int32(height * scale))
        guard (1...30_000).contains(columns), (1...30_000).contains(rows) else {
            throw MediaError(.tooManyPixels, "a page of \(width) × \(height) points")
        }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, columns, rows),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { throw MediaError(.outOfMemory, "no page") }
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_scale(context, scale, scale)
        poppler_page_render_for_printing(page, context)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { throw MediaError(.outOfMemory, "no page") }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(columns) * Int(rows)) { grey, filled in
            for y in 0..<Int(rows) {
                for x in 0..<Int(columns) {
                    // Blue, green, red, nothing.
                    let dot = data + y * stride + x * 4
                    let light = 29 * Int(dot[0]) + 150 * Int(dot[1]) + 77 * Int(dot[2])
                    grey[filled] = UInt8(light >> 8)
                    filled += 1
                }
            }
        }
        return GreyPicture(bytes: bytes, width: Int(columns), height: Int(rows))
    }
}

extension TextPage {
    /// How many letters and digits it has.
    fileprivate var letters: Int { lines.reduce(0) { $0 + $1.text.count { $0.isLetter || $0.isNumber } } }
}
