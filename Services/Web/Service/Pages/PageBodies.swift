import HTTP
import Runtime
import Values

/// What the app says, as far as the server says it: the document that a page begins with, and pages about trouble.
struct PageBodies: Sendable {
    private let catalogue: TextCatalogue
    private let documents: [String: Response]

    /// Reads the texts among the app's files, and writes its document in each language.
    init(_ assets: ResourceFolder) throws(MissingResource) {
        catalogue = try TextCatalogue(folder: ResourceFolder(path: "\(assets.path)/languages"))
        let template = String(decoding: try assets.bytes(of: "index.html"), as: UTF8.self)
        var documents: [String: Response] = [:]
        for language in catalogue.languages {
            let texts = catalogue.texts(in: language)
            let document = Texts.filled(template) { $0 == "language" ? language : texts.find($0) }
            documents[language] = StaticFiles.answer(Array(document.utf8), type: "text/html; charset=utf-8")
                .with("Vary", "Accept-Language")
        }
        self.documents = documents
    }

    /// The texts in the most wanted language that there is.
    func texts(in wanted: AcceptLanguage) -> Texts {
        catalogue.texts(in: wanted.best(of: catalogue.languages))
    }

    /// The document of every page, in the most wanted language that there is.
    func document(in wanted: AcceptLanguage) -> Response? {
        documents[texts(in: wanted).language]
    }
}
