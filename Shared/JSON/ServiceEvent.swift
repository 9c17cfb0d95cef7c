/// The events of one service: each case is a kind of event, with its details.
///
/// `@ServiceEvent` writes all of it.
public protocol ServiceEvent: JSONEncodable, Sendable {
    /// What can happen, in the words of the wire: `recipe.deleted`.
    associatedtype Kind: RawRepresentable<String>, CaseIterable, Sendable

    /// The name of the service whose events these are.
    static var source: String { get }
    /// What happened.
    var kind: Kind { get }

    /// Whether the household is told of events of this kind, by the activity service.
    ///
    /// Not of those that only services need. Each kind is decided: `NewsTests` compares.
    static func isTold(_ kind: Kind) -> Bool

    /// Reads the details of an event of this kind.
    init(_ kind: Kind, from json: inout JSONReader) throws(JSONReaderError)
}

/// Makes an enum the events of the service `source`.
///
/// Each case has one value, its details. A kind is the case's name in snake case with a full stop after the first word,
/// which says what the event is about: `listItemChecked` is `list.item_checked`. The details are written and read as
/// their type says.
@attached(member, names: named(Kind))
@attached(extension, conformances: ServiceEvent, names: named(source), named(kind), named(init), named(encode))
public macro ServiceEvent(_ source: StaticString) =
    #externalMacro(module: "Macros", type: "ServiceEventMacro")
