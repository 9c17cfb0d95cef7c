import Testing

@testable import Kitchen

@Suite struct WordFlagTests {
    @Test func `every sign of what a word means is one bit of its own`() {
        typealias Flags = WordInfo.Flags
        let all: [Flags] = [
            .size, .done, .adverb, .about, .article, .or, .and, .of, .to, .ends, .descriptor, .optional, .part, .after,
            .hardUnit, .with, .bound, .boundEnd, .plus, .from, .stop, .purpose, .taste, .noun, .before, .lean, .strong,
            .heading, .bareUnit, .link, .risky, .foodUnit, .each, .mixed, .total, .pair, .tens,
            .pierced, .title,
            .example, .remark, .minus, .twice, .sachet, .sachetOrPackage, .becher, .ring, .between, .negated, .tasse,
            .dose, .halfKilo,
        ]
        #expect(all.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
        #expect(Set(all.map(\.rawValue)).count == all.count)
        let named = WordInfo.Flags.classes.values
        #expect(Set(named.map(\.rawValue)).count == named.count && named.allSatisfy(all.contains))
    }

    @Test func `every role of a typed word is one bit of its own`() {
        let roles = EntryWords.Roles.classes.values.map(\.rawValue)
        #expect(roles.allSatisfy { $0.nonzeroBitCount == 1 })
        #expect(Set(roles).count == roles.count)
    }
}
