/// A page of a list.
public struct Page<Element: Codable & Sendable>: Codable, Sendable {
    /// What is on the page.
    public var items: [Element]
    /// Where the next page begins; nil on the last one.
    public var next: String?
}

extension Page: Equatable where Element: Equatable {}

/// What answers that are no pages have: all items.
struct Whole<Element: Codable & Sendable>: Codable, Sendable {
    var items: [Element]
}

/// All items of a list, page after page, fetched as they are read.
public struct Pages<Element: Codable & Sendable>: AsyncSequence, Sendable {
    private let page: @Sendable (String?) async throws -> Page<Element>

    init(_ page: @escaping @Sendable (_ after: String?) async throws -> Page<Element>) { self.page = page }

    /// An iterator that begins with the first page.
    public func makeAsyncIterator() -> Iterator { Iterator(page: page) }

    /// All items at once, but no more than so many.
    public func collect(upTo most: Int = 10_000) async throws -> [Element] {
        var all: [Element] = []
        for try await item in self {
            all.append(item)
            if all.count >= most { break }
        }
        return all
    }

    /// Gives one item after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let page: @Sendable (String?) async throws -> Page<Element>
        private var items: ArraySlice<Element> = []
        private var next: String?
        private var isLast = false

        init(page: @escaping @Sendable (String?) async throws -> Page<Element>) { self.page = page }

        /// The next item; nil after the last one.
        public mutating func next() async throws -> Element? {
            while items.isEmpty {
                if isLast { return nil }
                try Task.checkCancellation()
                let page = try await page(next)
                items = page.items[...]
                // A server that gave the same place twice would be asked for ever.
                isLast = page.next == nil || page.next == next
                next = page.next
            }
            return items.removeFirst()
        }
    }
}
