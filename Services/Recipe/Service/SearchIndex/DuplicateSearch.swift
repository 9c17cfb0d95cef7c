/// Recipes that may be the same one, by their addresses and titles.
enum DuplicateSearch {
    /// Why recipes may be the same.
    enum Reason: String, CaseIterable, Comparable, Sendable {
        /// They come from the same address.
        case source
        /// They have the same words in their titles, and mostly the same ingredients.
        case content

        static func < (left: Reason, right: Reason) -> Bool { left == .source && right == .content }
    }

    /// Where a group is among the others.
    struct Place: Comparable, Sendable {
        var reason: Reason
        var key: UInt32

        static func < (left: Place, right: Place) -> Bool {
            left.reason == right.reason ? left.key < right.key : left.reason < right.reason
        }
    }

    /// Documents of which it has to be looked at whether they are the same.
    struct Candidates: Sendable {
        var place: Place
        var ids: [SearchID]
    }

    /// How many documents are compared with each other.
    static let most = 20

    /// Groups of two or more, in their order, that come after a place.
    static func candidates(in snapshot: SearchSnapshot, after last: Place?) -> [Candidates] {
        var groups: [Place: [SearchID]] = [:]
        for part in snapshot.parts {
            let columns = part.segment.columns
            part.live.each { ordinal in
                let source = columns.sources[ordinal]
                for (reason, key) in [(Reason.source, source), (.content, key(ofTitle: columns.titleKeys[ordinal]))] {
                    let place = Place(reason: reason, key: key)
                    if key != 0, last.map({ $0 < place }) ?? true {
                        groups[place, default: []].append(columns.ids[ordinal])
                    }
                }
            }
        }
        return groups.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
            .map { Candidates(place: $0.key, ids: Array($0.value.sorted().prefix(most))) }
    }

    /// What an address is compared by; 0 for none.
    ///
    /// How a page was asked for, its fragment and a slash at its end make no difference.
    static func key(ofAddress address: String) -> UInt32 {
        var text = Substring(address.lowercased())
        for prefix in ["https://", "http://", "www."] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
        text = text.prefix { $0 != "#" && $0 != "?" }
        while text.last == "/" { text.removeLast() }
        return text.isEmpty ? 0 : hash(text.utf8)
    }

    /// The words of a folded title in any order, in the singular or plural.
    private static func key(ofTitle title: ArraySlice<UInt8>) -> UInt32 {
        let words = title.split(separator: UInt8(ascii: " ")).map { word in
            word.count > 3 && word.last == UInt8(ascii: "s") ? word.dropLast() : word
        }
        guard !words.isEmpty else { return 0 }
        return words.reduce(1) { $0 &+ hash($1) }
    }

    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
        // FNV-1a.
        let value = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return value == 0 ? 1 : value
    }
}

extension DuplicateSearch.Place: Hashable {}
