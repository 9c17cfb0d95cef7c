extension SQL: ExpressibleByStringInterpolation {
    /// A statement without parameters.
    public init(stringLiteral text: String) {
        self.init(segments: [.text(text)])
    }

    /// A statement from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
        self.init(segments: stringInterpolation.segments)
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var segments: [Segment] = []

        /// Reserves capacity for a literal of that shape.
        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(2 * interpolationCount + 1)
        }

        /// Text of the literal.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.text(literal)) }
        }

        /// Binds a value.
        public mutating func appendInterpolation(_ value: some SQLBindable) {
            // defence: bound-values
            segments.append(.value(value.sqlValue))
        }

        /// Binds a value or NULL; spelled with an optional so that the compiler does not warn of one.
        public mutating func appendInterpolation<Value: SQLBindable>(_ value: Value?) {
            segments.append(.value(value.sqlValue))
        }

        /// Inserts a part of a statement with its own parameters.
        public mutating func appendInterpolation(_ sql: SQL) {
            segments += sql.segments
        }

        /// Inserts text that comes from the program itself, never from a request.
        public mutating func appendInterpolation(unescaped text: String) {
            segments.append(.text(text))
        }

        /// Binds a list of any length, parentheses included: `id IN \(list: ids)`.
        public mutating func appendInterpolation<Value: SQLBindable>(list values: some Sequence<Value>) {
            precondition(Value.sqlType != .bytes, "a list cannot hold bytes")
            segments.append(.list(Value.sqlType, values.map(\.sqlValue)))
        }

        /// Inserts a query that returns bound rows, for a common table expression.
        public mutating func appendInterpolation(rows: SQLRows) {
            segments.append(.rows(rows))
        }

        /// Inserts the rows that a statement inserts: `INSERT INTO t (a, b) \(values: rows)`, once in a statement.
        public mutating func appendInterpolation(values rows: SQLRows) {
            segments.append(.values(rows))
        }
    }
}
