/// How long something takes, as pages write it.
enum CookingTime {
    /// The minutes of an ISO 8601 duration (`PT1H30M`, `P0DT90M`) or of words (`1 hr 20 mins`); nil if there are none.
    static func minutes(_ text: String) -> Int? {
        let text = PlainText.cut(text, 1000).lowercased()
        guard let minutes = isDuration(text) ? duration(text) : clock(text) ?? words(text), minutes >= 1,
            minutes <= 100_000
        else {
            return nil
        }
        return Int(minutes.rounded())
    }

    /// `P` followed by a number, by `T`, or by a sign.
    private static func isDuration(_ text: String) -> Bool {
        let rest = text.dropFirst()
        guard text.hasPrefix("p"), let next = rest.first else { return false }
        return next.isNumber || next == "-" || next == "t" && (rest.dropFirst().first?.isNumber ?? true)
    }

    /// Numbers each followed by a letter.
    ///
    /// An `m` means minutes also where the `t` is left out: nobody cooks for months.
    private static func duration(_ text: String) -> Double? {
        var minutes = 0.0
        var digits = ""
        let areSecondsOnly = !text.dropFirst().contains { "ywdhm".contains($0) }
        for character in text.dropFirst() {
            switch character {
            case "t": continue
            case "0"..."9", ".": digits.append(character)
            case ",": digits.append(".")
            case " ", "+": continue
            default:
                guard let number = Double(digits) else { continue }
                digits = ""
                switch character {
                case "y": minutes += number * 525_600
                case "w": minutes += number * 10_080
                case "d": minutes += number * 1440
                case "h": minutes += number * 60
                case "m": minutes += number
                // Nobody states 45 seconds of work: "PT45S" means minutes.
                case "s": minutes += areSecondsOnly && number < 60 ? number : number / 60
                default: return nil
                }
            }
        }
        return minutes
    }

    /// Hours and minutes with a colon between them: `1:15 h`.
    private static func clock(_ text: String) -> Double? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        let hours = text.utf8[..<colon].reversed().prefix(while: isDigit).reversed()
        let minutes = text.utf8[colon...].dropFirst().prefix(while: isDigit)
        guard (1...2).contains(hours.count), minutes.count == 2,
            let whole = Double(String(decoding: Array(hours), as: UTF8.self)),
            let rest = Double(String(decoding: Array(minutes), as: UTF8.self)), rest < 60
        else { return nil }
        return whole * 60 + rest
    }

    /// Numbers followed by a unit in words; a bare number is minutes.
    private static func words(_ text: String) -> Double? {
        var minutes = 0.0
        var found = false
        var number: Double?
        for token in tokens(text) {
            if let value = value(of: token) {
                // "1 1/2 hours"
                number = token.contains("/") || fractions[token] != nil ? (number ?? 0) + value : value
                continue
            }
            guard let value = number, let factor = units.first(where: { token.hasPrefix($0.name) })?.minutes else {
                continue
            }
            minutes += value * factor
            found = true
            number = nil
        }
        if found { return minutes }
        return tokens(text).count == 1 ? number : nil
    }

    private static func value(of token: String) -> Double? {
        if let fraction = fractions[token] { return fraction }
        let parts = token.split(separator: "/")
        if parts.count == 2, let top = Double(parts[0]), let bottom = Double(parts[1]), bottom > 0 {
            return top / bottom
        }
        return Double(token.replacing(",", with: "."))
    }

    /// Runs of digits with their points and slashes, runs of letters, and single fraction signs.
    private static func tokens(_ text: String) -> [String] {
        var tokens: [String] = []
        var kind = 0
        for character in text.prefix(200) {
            let next =
                fractions[String(character)] != nil
                ? 3 : character.isNumber || "./,".contains(character) ? 1 : character.isLetter ? 2 : 0
            if next != 0, next == kind, next != 3 {
                tokens[tokens.count - 1].append(character)
            } else if next != 0 {
                tokens.append(String(character))
            }
            kind = next
        }
        return tokens
    }

    private static let fractions: [String: Double] = [
        "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1.0 / 3, "⅔": 2.0 / 3,
    ]

    /// The first letters of units in the languages of Europe, longer ones before those they begin with.
    private static let units: [(name: String, minutes: Double)] = [
        ("min", 1), ("perc", 1), ("óra", 60), ("m", 1), ("hour", 60), ("hr", 60), ("h", 60), ("std", 60),
        ("stunde", 60), ("uur", 60),
        ("uren", 60), ("ora", 60), ("ore", 60), ("tim", 60), ("time", 60), ("godz", 60), ("день", 1440), ("час", 60),
        ("мин", 1), ("sec", 1.0 / 60), ("sek", 1.0 / 60), ("day", 1440), ("tag", 1440), ("jour", 1440), ("dag", 1440),
        ("día", 1440), ("dia", 1440), ("d", 1440),
    ]
}
