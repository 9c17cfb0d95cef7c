import Kitchen
import Values

/// What shared lists and lists as text say, and what lists are called that were given no title.
enum ListTexts {
    /// The texts in all languages.
    static let catalogue = TextCatalogue.included("lists")

    /// The texts in a language.
    static func texts(in language: Language) -> Texts { catalogue.texts(in: language.rawValue) }
}

extension Texts {
    /// A date as it is written in the language: `22 Nov 2026`.
    func date(_ date: CalendarDate) -> String {
        let (year, month, day) = date.components
        return self("date", ["day": String(day), "month": self("month.\(month)"), "year": String(year)])
    }

    /// A day as it is written in the language: `22 Nov`.
    func day(_ date: CalendarDate) -> String {
        let (_, month, day) = date.components
        return self("day", ["day": String(day), "month": self("month.\(month)")])
    }
}
