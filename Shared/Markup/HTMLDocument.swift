import CXML
public import Values

/// A web page, read leniently by libxml2.
///
/// Nothing is loaded and no entity defined by the page is expanded. What reading it and looking at it costs is taken
/// from a budget, so a page that is made to be slow ends in ``WorkBudget/Exhausted``.
///
/// A document is used by one task or thread at a time and is not Sendable.
public final class HTMLDocument {
    /// The largest page that is read, in bytes of UTF-8.
    public static let maxBytes = 16 << 20

    /// What the work on this page may cost.
    public let budget: WorkBudget
    /// The texts of the page's `<script type="application/ld+json">`, in UTF-8.
    public let linkedData: [[UInt8]]
    /// The texts of its `<script type="application/json">`, from which its own scripts draw it; of many the first 2 MiB.
    public let state: [[UInt8]]
    private let document: htmlDocPtr

    /// Reads a page; nil if it is empty or larger than ``maxBytes``.
    ///
    /// `charset` is what the transport says of its charset, if anything.
    public convenience init?(
        _ bytes: [UInt8],
        charset: String? = nil,
        budget: WorkBudget
    ) throws(WorkBudget.Exhausted) {
        guard bytes.count <= Self.maxBytes else { return nil }
        try self.init(text: TextDecoding.text(of: bytes, charset: charset, budget: budget), budget: budget)
    }

    /// Reads a page, or a fragment of one, that is text already.
    public init?(text: String, budget: WorkBudget) throws(WorkBudget.Exhausted) {
        guard !text.isEmpty, text.utf8.count <= Self.maxBytes else { return nil }
        let builder = PageBuilder(budget)
        let document = builder.read(Fractions.plain(text))
        do throws(WorkBudget.Exhausted) {
            try budget.check()
        } catch {
            xmlFreeDoc(document)
            throw error
        }
        guard let document else { return nil }
        self.budget = budget
        self.document = document
        linkedData = builder.linkedData
        state = builder.state
    }

    deinit { xmlFreeDoc(document) }

    /// The outermost element.
    public var root: HTMLNode? {
        xmlDocGetRootElement(document).map { HTMLNode($0, in: self) }
    }

    /// All elements in the order of the page; none is left when the budget is used up.
    public var elements: HTMLElements { HTMLElements(from: root) }

    /// The page's title.
    public var title: String? {
        get throws(WorkBudget.Exhausted) {
            for element in elements where element.name == "title" { return try element.text }
            return nil
        }
    }

    /// The content of the first `<meta>` whose `property`, `name` or `itemprop` is this, such as `og:image`.
    public func meta(_ name: String) -> String? { metas([name], most: 1).first?.content }

    /// The contents of the page's `<meta>` of these names, in its order; of many the first ones.
    public func metas(_ names: Set<String>, most: Int = 100) -> [(name: String, content: String)] {
        var found: [(name: String, content: String)] = []
        for element in elements where element.name == "meta" {
            guard budget.affords(5), found.count < most else { break }
            let known = ["property", "name", "itemprop"].lazy.compactMap { element[$0] }.first(where: names.contains)
            guard let known, let content = element["content"], !content.isEmpty else { continue }
            found.append((known, content))
        }
        return found
    }
}
