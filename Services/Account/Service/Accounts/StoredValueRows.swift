import Database
import Identity
import JSON
import Kitchen
import Values

/// A value that is stored as its text.
protocol StoredText: SQLReadable {
    var text: String { get }

    /// The value of a text from the database; nil for one that nobody can have written.
    init?(stored text: String)
}

extension StoredText {
    static var sqlType: SQLType { .text }
    var sqlValue: SQLValue { .text(text) }

    init?(_ row: borrowing Row, _ column: Int) {
        guard let text = String(row, column) else { return nil }
        self.init(stored: text)
    }
}

extension EmailAddress: StoredText {}
extension HouseholdName: StoredText {}
extension TimeZoneName: StoredText {}
extension LanguageTag: StoredText {}

extension Scopes: StoredText {
    init?(stored text: String) { self.init(text: text) }
}

extension Rational: StoredText {
    var text: String { description }
    init?(stored text: String) { self.init(text) }
}

extension StoredText where Self: JSONEncodable & JSONReadable {
    var text: String { String(decoding: jsonBytes(), as: UTF8.self) }

    init?(stored text: String) {
        guard let value = try? JSONReader.read(Self.self, from: Array(text.utf8)) else { return nil }
        self = value
    }
}

/// A value that is stored as a number.
protocol StoredNumber: SQLReadable {
    var number: Int { get }

    init?(stored number: Int)
}

extension StoredNumber {
    static var sqlType: SQLType { .integer }
    var sqlValue: SQLValue { .integer(Int64(number)) }

    init?(_ row: borrowing Row, _ column: Int) {
        guard let number = Int(row, column) else { return nil }
        self.init(stored: number)
    }
}

extension TimeOfDay: StoredNumber {
    var number: Int { minutes }
    init?(stored number: Int) { self.init(minutes: number) }
}

/// One of a few words.
protocol StoredWord: SQLReadable, RawRepresentable<String> {}

extension Role: StoredWord {}
extension MeasurementSystem: StoredWord {}
extension WeekStart: StoredWord {}
extension AgeGroup: StoredWord {}
extension AuditKind: StoredWord {}
extension APIToken.Kind: StoredWord {}
extension QueuedMail.Kind: StoredWord {}
