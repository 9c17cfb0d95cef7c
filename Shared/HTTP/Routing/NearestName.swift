/// The one of some names that whoever wrote another one most likely meant.
enum NearestName {
    /// Longer ones are no slips of the pen.
    private static let longest = 64

    /// The nearest of `names`; nil if none is near.
    static func to(_ name: String, in names: [String]) -> String? {
        let written = letters(of: name)
        guard !written.isEmpty, written.count <= longest else { return nil }
        var best: (name: String, distance: Int)?
        for known in names {
            let letters = letters(of: known)
            let isPart =
                min(written.count, letters.count) > 2
                && (written.starts(with: letters) || letters.starts(with: written))
            let distance = min(distance(written, letters), isPart ? 2 : .max)
            guard distance <= max(1, min(written.count, letters.count) / 3) || isPart else { continue }
            if distance < best?.distance ?? .max { best = (known, distance) }
        }
        return best?.name
    }

    /// What a name is made of, whether it is written `maxMinutes`, `max-minutes` or `max_minutes[]`.
    private static func letters(of name: String) -> [UInt8] {
        name.lowercased().utf8.filter { !"_-[] ".utf8.contains($0) }
    }

    /// How many letters have to be added, left out, replaced or swapped with the next one.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var before: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var next = [row + 1]
            for column in right.indices {
                var cost = min(
                    last[column + 1] + 1,
                    next[column] + 1,
                    last[column] + (left[row] == right[column] ? 0 : 1)
                )
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, before[column - 1] + 1)
                }
                next.append(cost)
            }
            (before, last) = (last, next)
        }
        return last[right.count]
    }
}
