public import JSON

/// Where a recipe is in its life.
public enum RecipeStatus: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is being read from somewhere.
    case importing
    /// It has been read and waits for a person to look at it.
    case pendingReview = "pending_review"
    /// It is the household's.
    case active
    /// It could not be read.
    case failed
}

/// Where a recipe comes from.
public struct RecipeSource: Codable, Hashable, Sendable {
    /// The kinds of sources.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// A web page.
        case url
        /// A video.
        case video
        /// Typed by a person.
        case manual
        /// A photo.
        case photo
        /// A text that was pasted.
        case text
    }

    /// The kind.
    public var type: Kind
    /// The address, if it has one.
    public var url: String?
    /// The site's, book's or person's name.
    public var name: String?

    /// A source.
    public init(type: Kind, url: String? = nil, name: String? = nil) {
        self.type = type
        self.url = url
        self.name = name
    }
}

/// A step of the method.
public struct RecipeStep: Codable, Hashable, Sendable {
    /// The heading it stands under.
    public var section: String?
    /// What to do.
    public var text: String

    /// A step.
    public init(section: String? = nil, text: String) {
        self.section = section
        self.text = text
    }
}

/// How long a recipe takes, in minutes.
public struct RecipeTimes: Codable, Hashable, Sendable {
    /// Preparing.
    public var prep: Int?
    /// Cooking.
    public var cook: Int?
    /// In all.
    public var total: Int?

    /// Times.
    public init(prep: Int? = nil, cook: Int? = nil, total: Int? = nil) {
        self.prep = prep
        self.cook = cook
        self.total = total
    }
}

extension RecipeStatus: JSONEncodable {
    /// Writes the status.
    public func encode(to json: inout JSONWriter) { json.string(rawValue) }
}

extension RecipeSource: JSONEncodable {
    /// Writes the three members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("type", type.rawValue)
            json.member("url", url)
            json.member("name", name)
        }
    }
}

extension RecipeStep: JSONEncodable {
    /// Writes both members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("section", section)
            json.member("text", text)
        }
    }
}

extension RecipeTimes: JSONEncodable {
    /// Writes the three members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("prep", prep)
            json.member("cook", cook)
            json.member("total", total)
        }
    }
}
