import Archives
import Crypto
import HTTP
import Runtime
import Values

/// What the app says, as far as the server says it: the document that a page begins with, and pages about trouble.
struct PageBodies: Sendable {
    /// The path of the app's style sheet.
    let styles: String
    /// What installs the app, and what keeps it on a device: neither has anything of a user.
    let worker: CodedFile

    private let catalogue: TextCatalogue
    private let documents: [String: CodedFile]
    private let manifests: [String: CodedFile]

    /// Reads the texts among the app's sources, and writes its documents in each language, with links below a prefix.
    init(
        _ sources: ResourceFolder,
        _ bundle: BundledFiles,
        under prefix: PathPrefix = .none
    ) throws(MissingResource) {
        catalogue = try TextCatalogue(folder: ResourceFolder(path: "\(sources.path)/languages"))
        let folder = "/assets/\(bundle.version)"
        styles = "\(folder)/app.css"
        let template = String(decoding: try sources.bytes(of: "index.html"), as: UTF8.self)
        let manifest = String(decoding: try sources.bytes(of: "manifest.webmanifest"), as: UTF8.self)
        let early = String(decoding: bundle.bytes(of: "early.js"), as: UTF8.self)
        var documents: [String: CodedFile] = [:]
        var manifests: [String: CodedFile] = [:]
        for language in catalogue.languages {
            let texts = catalogue.texts(in: language)
            let fixed = ["language": language, "files": prefix.outside(folder), "base": prefix.text, "early": early]
            func filled(_ text: String) -> [UInt8] {
                // Line by line, as an object's brace would begin a place to fill; nobody needs the spaces before it.
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { line in Texts.filled(String(line.drop { $0 == " " })) { fixed[$0] ?? texts.find($0) } }
                return Array(lines.joined(separator: "\n").utf8)
            }
            documents[language] = PageBodies.packed(filled(template)) { bytes in
                StaticFiles.answer(bytes, type: "text/html; charset=utf-8")
                    .with("Vary", "Accept-Language").page(with: early)
            }
            manifests[language] = PageBodies.packed(filled(manifest)) { bytes in
                StaticFiles.answer(bytes, type: "application/manifest+json").with("Vary", "Accept-Language")
            }
        }
        self.documents = documents
        self.manifests = manifests
        let script = String(decoding: try sources.bytes(of: "service-worker.js"), as: UTF8.self)
        let known = ["version": bundle.version, "base": prefix.text]
        worker = PageBodies.packed(Array(Texts.filled(script) { known[$0] }.utf8)) { bytes in
            StaticFiles.answer(bytes, type: "text/javascript; charset=utf-8")
                // A worker has a policy of its own; it only fetches, and shows the app's sign.
                .with(
                    "Content-Security-Policy",
                    "default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"
                )
        }
    }

    /// What is written at start is packed then, once: for so little text, no other coding is smaller than gzip.
    private static func packed(_ bytes: [UInt8], answer: ([UInt8]) -> Response) -> CodedFile {
        CodedFile(bytes, packed: [.gzip: Gzip.packed(bytes)], answer: answer)
    }

    /// The texts in the most wanted language that there is.
    func texts(in wanted: AcceptLanguage) -> Texts {
        catalogue.texts(in: wanted.best(of: catalogue.languages))
    }

    /// The document of every page, in the most wanted language that there is.
    func document(in wanted: AcceptLanguage) -> CodedFile? {
        documents[texts(in: wanted).language]
    }

    /// What a device learns of the app when it installs it, in the most wanted language that there is.
    func manifest(in wanted: AcceptLanguage) -> CodedFile? {
        manifests[texts(in: wanted).language]
    }
}
