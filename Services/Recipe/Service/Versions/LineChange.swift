/// What has become of a line between two versions.
struct LineChange: Equatable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case same
        case added
        case removed
        case changed
    }

    var kind: Kind
    /// The line before; nil for one that was added.
    var from: String?
    /// The line after; nil for one that was removed.
    var to: String?

    /// All lines of both lists in order: as many as can be stay the same, and of what is left between two of these, lines
    /// change into each other in their order.
    ///
    /// Takes steps in proportion to the product of the two numbers, each of which is a few hundred at most.
    static func between(_ old: [String], _ new: [String]) -> [LineChange] {
        let width = new.count + 1
        // The length of the longest common subsequence of what follows both places.
        var longest = [Int](repeating: 0, count: (old.count + 1) * width)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                longest[i * width + j] =
                    old[i] == new[j]
                    ? longest[(i + 1) * width + j + 1] + 1
                    : max(longest[(i + 1) * width + j], longest[i * width + j + 1])
            }
        }
        var (changes, removed, added): ([LineChange], [String], [String]) = ([], [], [])
        func settle() {
            for index in 0..<max(removed.count, added.count) {
                let from = index < removed.count ? removed[index] : nil
                let to = index < added.count ? added[index] : nil
                let kind: Kind = from == nil ? .added : to == nil ? .removed : .changed
                changes.append(LineChange(kind: kind, from: from, to: to))
            }
            (removed, added) = ([], [])
        }
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, old[i] == new[j] {
                settle()
                changes.append(LineChange(kind: .same, from: old[i], to: new[j]))
                (i, j) = (i + 1, j + 1)
            } else if j == new.count || i < old.count && longest[(i + 1) * width + j] >= longest[i * width + j + 1] {
                removed.append(old[i])
                i += 1
            } else {
                added.append(new[j])
                j += 1
            }
        }
        settle()
        return changes
    }
}
