/// A place in a source where one token can be another.
struct Site: Encodable {
    /// The bytes that are replaced.
    var start: Int
    var end: Int
    /// What kind of change it is.
    var kind: String
    /// The function or property it is in.
    var scope: String
    var line: Int
    /// The line of the source.
    var text: String
    /// The token, and what it is changed to.
    var from: String
    var to: String
    /// What the bytes are replaced by while this is the mutant that is out.
    var changed: String
}
