import CXML
import Synchronization

/// A web page, read leniently by libxml2.
///
/// Nothing is loaded and no entity defined by the page is expanded.
///
/// A document is used by one task or thread at a time and is not Sendable.
public final class HTMLDocument {
    /// The largest page that is read, in bytes of UTF-8.
    public static let maxBytes = 16 << 20

    private let document: htmlDocPtr

    /// Reads a page; nil if it is empty or larger than ``maxBytes``.
    ///
    /// - Parameters:
    ///   - bytes: The page.
    ///   - charset: What the transport says of its charset, if anything.
    public convenience init?(_ bytes: [UInt8], charset: String? = nil) {
        guard bytes.count <= Self.maxBytes else { return nil }
        self.init(text: TextDecoding.text(of: bytes, charset: charset))
    }

    /// Reads a page, or a fragment of one, that is text already.
    public init?(text: String) {
        var bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.count <= Self.maxBytes else { return nil }
        // libxml2 takes a NUL for the end.
        for index in bytes.indices where bytes[index] == 0 { bytes[index] = 0x20 }
        _ = Self.ready
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_NONET.rawValue | HTML_PARSE_COMPACT.rawValue
        // A name given here outdoes what the page's <meta> says. Nesting deeper than 256 ends the reading there, which
        // also bounds the time that closing a tag takes.
        let document = bytes.withUnsafeBytes { buffer in
            htmlReadMemory(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
                Int32(buffer.count),
                nil,
                "UTF-8",
                Int32(options)
            )
        }
        guard let document else { return nil }
        self.document = document
    }

    deinit { xmlFreeDoc(document) }

    /// The outermost element.
    public var root: HTMLNode? {
        xmlDocGetRootElement(document).map { HTMLNode($0, in: self) }
    }

    /// All elements in the order of the page.
    public var elements: HTMLElements { HTMLElements(from: root) }

    /// The page's title.
    public var title: String? {
        elements.first { $0.name == "title" }?.text
    }

    /// The content of the first `<meta>` whose `property`, `name` or `itemprop` is this, such as `og:image`.
    public func meta(_ name: String) -> String? {
        for element in elements where element.name == "meta" {
            guard [element["property"], element["name"], element["itemprop"]].contains(where: { $0 == name }),
                let content = element["content"], !content.isEmpty
            else { continue }
            return content
        }
        return nil
    }

    /// The raw texts of the page's `<script type="application/ld+json">`.
    public var linkedData: [String] {
        elements.filter { $0.name == "script" && $0["type"]?.lowercased().contains("ld+json") == true }
            .map(\.rawText)
    }

    private static let ready: Bool = {
        xmlInitParser()
        return true
    }()
}
