import Crypto
import FoundationEssentials
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Values

extension Request {
    var listID: GroceryListID {
        get throws(Problem) { try parameters.require("list_id", as: GroceryListID.self) }
    }

    var itemID: GroceryItemID {
        get throws(Problem) { try parameters.require("item_id", as: GroceryItemID.self) }
    }
}

/// What the handlers of lists and of items share.
extension Dependencies {
    /// A new id of an item, in order of time.
    var newItemID: @Sendable () -> GroceryItemID {
        { [newID] in GroceryItemID(newID()) }
    }

    /// A list as it is now.
    func list(_ id: GroceryListID, _ caller: Caller) async throws -> GroceryList {
        guard let list = try await store.find(id, in: caller.household, now: now()) else {
            throw GroceryError.noSuchList
        }
        return list
    }

    /// Changes the list that the path names, if `If-Match` allows it.
    func change(
        _ request: Request,
        _ household: HouseholdID,
        _ body: @escaping @Sendable (inout GroceryList) throws -> [ListNotice]
    ) async throws -> GroceryList {
        let list = try await update(try request.listID, household) { found in
            guard var list = found else { throw GroceryError.noSuchList }
            try ListTag.check(request, list)
            let notices = try body(&list)
            found = list
            return notices
        }
        guard let list else { throw GroceryError.noSuchList }
        return list
    }

    /// Changes a list in one transaction; an amount that cannot be counted is the client's mistake, not ours.
    func update(
        _ list: GroceryListID,
        _ household: HouseholdID,
        at now: Instant? = nil,
        _ body: @escaping @Sendable (inout GroceryList?) throws -> [ListNotice]
    ) async throws -> GroceryList? {
        try await store.update(list, in: household, now: now ?? self.now()) { found in
            try countable { try body(&found) }
        }
    }

    /// What `body` gives; an amount that cannot be counted is the client's mistake.
    func countable<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as QuantityError {
            throw GroceryError(error)
        }
    }

    /// The same for a change that the store makes.
    func countableChange<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as QuantityError {
            throw GroceryError(error)
        }
    }

    /// Makes a list in one transaction, without the meals that other lists buy for.
    func make(
        _ list: GroceryListID,
        _ household: HouseholdID,
        at now: Instant,
        isThere: Bool,
        _ plan: ListPlan,
        kitchen: Consolidation,
        _ body: @escaping ListChange
    ) async throws -> GroceryList? {
        try await countableChange {
            try await store.make(
                list,
                in: household,
                now: now,
                isThere: isThere,
                links: plan.links,
                kitchen: kitchen,
                body
            )
        }
    }

    /// A list as it is now, in these words.
    func document(of id: GroceryListID, in words: HouseholdWords, _ caller: Caller) async throws -> Response {
        let key = RenderedLists.Key(household: caller.household, list: id, words: words)
        if rendered.has(key), let state = try await store.state(of: id, in: caller.household, now: now()),
            let json = rendered.json(key, in: state)
        {
            return .json(bytes: json, etag: ListTag.text(state, in: words))
        }
        // The words of a measurement system and of other languages are not stored.
        if words == HouseholdWords() {
            guard let list = try await store.document(of: id, in: caller.household, now: now()) else {
                throw GroceryError.noSuchList
            }
            if !list.knowsDeletedRecipes, !list.state.hasAisles {
                rendered.keep(list.json, key, in: list.state)
                return .json(bytes: list.json, etag: ListTag.text(list.state, in: words))
            }
        }
        let list = try await list(id, caller)
        let (json, isLasting) = await json(of: list, in: words, caller)
        // The order of aisles is learned as lists are ticked, and changes without this one.
        if isLasting, list.arrangement == nil { rendered.keep(json, key, in: ListState(list)) }
        return .json(bytes: json, etag: ListTag.text(of: list, in: words))
    }

    /// A list in its household's language and measures.
    func answer(_ list: GroceryList, status: Int = 200, for caller: Caller) async -> Response {
        await answer(list, status: status, in: await languages.words(of: caller.household), caller)
    }

    /// A list in these words.
    func answer(
        _ list: GroceryList,
        status: Int = 200,
        in words: HouseholdWords,
        _ caller: Caller
    ) async -> Response {
        let (json, _) = await json(of: list, in: words, caller)
        return .json(bytes: json, status: status, etag: ListTag.text(of: list, in: words))
    }

    /// A list as the API answers it, and whether that stays right until the list changes.
    func json(
        of list: GroceryList,
        in words: HouseholdWords,
        _ caller: Caller
    ) async -> (bytes: [UInt8], isLasting: Bool) {
        // That a recipe is deleted is news; a list is worth more without it than not at all.
        let deleted = list.knowsDeletedRecipes ? try? await store.deletedRecipes(of: caller.household) : []
        // Only what is too much is weighed anew as it is read.
        let isWeighed = words.system == .metric && !list.surpluses.isEmpty
        let foods = isWeighed ? await kitchens.kitchen(of: caller.household).foods : .standard
        return Language.$shown.withValue(words.language) {
            var body = GroceryListBody(list, in: words.system, foods: foods)
            if let deleted, !deleted.isEmpty { body.mark(deleted: deleted) }
            return (body.jsonBytes(capacity: 1024 + list.items.count * 640), deleted != nil && !isWeighed)
        }
    }

    /// An item in its household's language and measures.
    func answer(_ item: GroceryItem, in aisle: String? = nil, for caller: Caller) async -> Response {
        let words = await languages.words(of: caller.household)
        return Language.$shown.withValue(words.language) {
            .json(GroceryItemBody(item, in: words.system, aisle: aisle), version: item.version)
        }
    }
}

/// A list's ETag: its version and how many items it shows, as one that has had its hour changes what a read says
/// without changing the version.
enum ListTag {
    /// The tag, quoted.
    static func text(_ list: ListState, in words: HouseholdWords) -> String {
        let language = words.language == .en ? "" : "-\(words.language)"
        let system = words.system.map { "-\($0.rawValue)" } ?? ""
        return "\"\(list.version)-\(list.visible)\(language)\(system)\""
    }

    /// The tag of a list, whose household's aisles may change without it.
    static func text(of list: GroceryList, in words: HouseholdWords) -> String {
        let tag = text(ListState(list), in: words)
        guard list.arrangement != nil else { return tag }
        let shown = Language.$shown.withValue(words.language) {
            list.groups.flatMap { [$0.key, $0.title] + $0.items.map(\.id.description) }
        }
        return tag.dropLast() + "-\(SHA256.hash(Array(shown.joined(separator: "\n").utf8)).hex.prefix(16))\""
    }

    /// The tag of a list that is shared: the household's words may change without it.
    static func text(of shared: SharedList) -> String {
        text(of: shared.list, in: HouseholdWords(language: shared.language, system: shared.system))
    }

    /// Throws a 412 unless `If-Match`, if it is there, names this state of the list; `"12"` and `"12-30"` both do.
    static func check(_ request: Request, _ list: GroceryList) throws {
        guard let tags = try request.ifMatchTags() else { return }
        let state = "\(list.version)-\(list.items.count)"
        // The words that it was read in do not matter.
        let isGood = { (tag: String) in
            tag == "\"\(list.version)\"" || tag == "\"\(state)\"" || tag.hasPrefix("\"\(state)-")
        }
        if tags.contains(where: { isGood(String($0)) }) { return }
        throw GroceryError.changedMeanwhile(current: list.version)
    }
}

/// The opaque cursors of pages.
extension Place {
    /// The cursor of the page after this place.
    var cursor: String { CursorText.encode("\(time.milliseconds).\(key)") }

    /// The place that a cursor names, whose key `read` understands; nil if it is none.
    init?(_ cursor: String, _ read: (Substring) -> Key?) {
        guard let text = CursorText.decode(cursor), let dot = text.firstIndex(of: "."),
            let milliseconds = Int64(text[..<dot]), let key = read(text[text.index(after: dot)...])
        else { return nil }
        self.init(time: Instant(milliseconds: milliseconds), key: key)
    }
}
