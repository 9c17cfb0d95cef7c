public import JSON

/// A page whose text was read.
@JSONObject
public struct TextPage: Sendable, Hashable {
    /// Where a page's text comes from.
    public enum Source: String, Sendable, CaseIterable, JSONEncodable, JSONReadable {
        /// The file says it.
        case text
        /// It was recognized in a picture.
        case picture
    }

    /// Where its text comes from.
    public var source: Source
    /// In the unit of the boxes: pixels of the picture as it was read, or points of a PDF.
    public var width: Int
    /// In the unit of the boxes.
    public var height: Int
    /// How sure the text is, from 0 to 100; 100 if the file says it.
    public var confidence: Int
    /// The lines in reading order; columns are one after the other.
    public var lines: [TextLine]
}

/// A line of a page, and where it is.
@JSONObject
public struct TextLine: Sendable, Hashable {
    /// The words.
    public var text: String
    /// From the left edge of the page.
    public var left: Int
    /// From the upper edge of the page.
    public var top: Int
    /// From the left edge of the page.
    public var right: Int
    /// From the upper edge of the page.
    public var bottom: Int
    /// Which block it is in, from 0: a column, a heading.
    public var block: Int
    /// Which paragraph of the page it is in, from 0.
    public var paragraph: Int
    /// How sure the words are, from 0 to 100.
    public var confidence: Int
}
