import FoundationEssentials
import Values

/// What an event means to those who follow a household.
struct News: Hashable, Sendable {
    /// What is to be read anew.
    struct Thing: Hashable, Sendable {
        var kind: ThingKind
        var id: UUID
        /// Whether it is gone.
        var isDeleted = false
        /// Its version, where the event says so.
        var version: Int?
        /// Where it is read.
        var path: String?
    }

    /// Something with the name that it had then, if it is known.
    struct Subject: Hashable, Sendable {
        var kind: SubjectKind
        var id: UUID
        var title: String?

        init(_ kind: SubjectKind, _ id: UUID, _ title: String? = nil) {
            self.kind = kind
            self.id = id
            self.title = title
        }
    }

    /// What a person reads of it.
    struct Entry: Hashable, Sendable {
        var subject: Subject
        /// Where it happened: the list of an item, the menu of a recipe.
        var place: Subject?
        /// Whether it is about something that was made with it.
        var isNew = false
    }

    var thing: Thing
    /// Nil for what is only of use to clients.
    var entry: Entry?
}
