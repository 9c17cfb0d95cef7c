extension Unicode.Scalar {
    /// Whether it is a control character, one of the general category Cc (Unicode Standard, section 23.1).
    ///
    /// The category will have no others. Long texts are looked through faster so than by the tables of properties.
    public var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }
}
