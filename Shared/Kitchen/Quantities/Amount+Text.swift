extension Amount: CustomStringConvertible {
    /// The number without the unit, as text: `1 ½`, `2–3`, `750`.
    public var text: String {
        let style = NumberStyle(unit: unit)
        guard let max else { return style.text(of: value) }
        return style.text(of: value) + "–" + style.text(of: max)
    }

    /// The amount with its unit, as text: `1 ½ cups`, `750 g`, `1.2 kg`, `3`.
    public var display: String { display(text) }

    /// A number that stands for the amount's, with its unit.
    func display(_ number: String) -> String {
        guard let unit else { return number }
        let language = Language.shown
        if language == .en { return number + " " + unit.label(plural: (max ?? value) > .one) }
        let plural = (max ?? value) > .one && ((max ?? value) >= Rational(2) || language.words?.isManyFromTwo != true)
        return number + " " + (language.words?.label(of: unit, plural: plural) ?? unit.label(plural: plural))
    }

    /// The exact amount, which parses to the same quantity: `3/2 cup`.
    public var description: String {
        var text = value.description
        if let max { text += "–" + max.description }
        if let unit { text += " " + unit.rawValue }
        return text
    }
}

extension Rational {
    /// This number with at most two decimal places.
    var decimalText: String { NumberStyle.decimals.text(of: self) }
}

/// How numbers are shown beside a unit: as fractions, or as decimals for metric units.
enum NumberStyle {
    case fractions
    case decimals

    init(unit: MeasureUnit?) {
        self = unit?.isMetric == true ? .decimals : .fractions
    }

    func text(of value: Rational) -> String {
        if value.isWhole { return String(value.numerator) }
        if self == .fractions, let text = Self.vulgar(value) { return text }
        return Self.decimal(value)
    }

    /// A mixed number with a common fraction, or nil.
    private static func vulgar(_ value: Rational) -> String? {
        guard value > .zero else { return nil }
        let whole = value.floor
        let rest = value.numerator - whole * value.denominator
        guard let sign = signs[[rest, value.denominator]] else { return nil }
        return whole == 0 ? sign : "\(whole) \(sign)"
    }

    /// At most two decimal places; none from three integer digits on.
    private static func decimal(_ value: Rational) -> String {
        let number = value.doubleValue
        let factor: Double = abs(number) >= 100 ? 1 : abs(number) >= 10 ? 10 : 100
        let scaled = (number * factor).rounded()
        // An amount above zero is never shown as zero.
        if scaled == 0 { return value.description }
        guard abs(scaled) < 1e15 else { return value.description }
        let integer = Int64(scaled)
        let divisor = Int64(factor)
        var text = (integer < 0 ? "-" : "") + String(integer.magnitude / divisor.magnitude)
        var fraction = integer.magnitude % divisor.magnitude
        guard fraction != 0 else { return text }
        text += Language.shown == .en ? "." : Language.shown.words?.decimalMark ?? "."
        if divisor == 100, fraction < 10 { text += "0" }
        if divisor == 100, fraction % 10 == 0 { fraction /= 10 }
        return text + String(fraction)
    }

    private static let signs: [[Int64]: String] = [
        [1, 2]: "½", [1, 3]: "⅓", [2, 3]: "⅔", [1, 4]: "¼", [3, 4]: "¾", [1, 5]: "⅕", [2, 5]: "⅖", [3, 5]: "⅗",
        [4, 5]: "⅘", [1, 6]: "⅙", [5, 6]: "⅚", [1, 8]: "⅛", [3, 8]: "⅜", [5, 8]: "⅝", [7, 8]: "⅞",
    ]
}
