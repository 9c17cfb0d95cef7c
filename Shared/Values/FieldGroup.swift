/// Optional values that people add to a thing, such as a note, described once: members of JSON objects, columns, schemas
/// and checks come from `fields`.
public protocol FieldGroup: Hashable, Sendable {
    /// A field for each property, in the order in which they are shown.
    static var fields: [Field<Self>] { get }

    /// One without any values.
    init()
}

extension FieldGroup {
    /// The texts that there are, in order.
    public var texts: [String] {
        Self.fields.compactMap { field in
            guard case .text(let path, _, _) = field.content else { return nil }
            return self[keyPath: path]
        }
    }

    /// How many bytes the texts have in UTF-8.
    public var size: Int { texts.reduce(0) { $0 + $1.utf8.count } }

    /// Takes over the values that another one has.
    public mutating func merge(_ other: Self) {
        for field in Self.fields { field.copy(from: other, to: &self, evenNil: false) }
    }
}

/// A property of a group of fields.
public struct Field<Group>: Sendable {
    /// A property of an optional type.
    public typealias Path<Value> = any WritableKeyPath<Group, Value?> & Sendable

    /// Where a value is, and what it may be.
    public enum Content: Sendable {
        /// A text of so many characters at most; with `lines` it may have line breaks and tabs.
        case text(Path<String>, max: Int, lines: Bool = false)
        /// A whole number.
        case number(Path<Int>, in: ClosedRange<Int>)
    }

    /// The name of its member and of its column.
    public let name: StaticString
    /// Where the value is, and what it may be.
    public let content: Content

    /// A field of this name.
    public init(_ name: StaticString, _ content: Content) {
        self.name = name
        self.content = content
    }

    /// Whether it is a text.
    public var isText: Bool { if case .text = content { true } else { false } }

    fileprivate func copy(from source: Group, to target: inout Group, evenNil: Bool = true) {
        func copy<Value>(_ path: Path<Value>) {
            if evenNil || source[keyPath: path] != nil { target[keyPath: path] = source[keyPath: path] }
        }
        switch content {
        case .text(let path, _, _): copy(path)
        case .number(let path, _): copy(path)
        }
    }
}

/// A change to a group of fields, as a merge patch says it (RFC 7396): what it does not name stays.
public struct FieldPatch<Group: FieldGroup>: Hashable, Sendable {
    /// The new values; nil empties a field that is named.
    public var values = Group()
    /// The indices in `Group.fields` of those that are named.
    public var named: Set<Int> = []

    /// A change to nothing.
    public init() {}

    /// Changes the named fields of a group.
    public func apply(to group: inout Group) {
        for field in named { Group.fields[field].copy(from: values, to: &group) }
    }
}
