extension String {
    /// Whether a text has something to see: more than white space, and characters of no width such as joiners, marks of
    /// direction, fillers and selectors.
    public var isVisible: Bool {
        utf8.contains { 0x21...0x7E ~= $0 }
            || unicodeScalars.contains { scalar in
                let properties = scalar.properties
                // defence: visible-names
                if properties.isWhitespace || properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" {
                    return false
                }
                switch properties.generalCategory {
                case .control, .format, .surrogate, .unassigned: return false
                default: return true
                }
            }
    }
}
