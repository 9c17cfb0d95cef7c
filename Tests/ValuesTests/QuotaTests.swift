import Testing
import Values

@Suite struct QuotaTests {
    @Test func `a quota is reached by the one that is beyond it`() throws {
        let quota = Quota(.recipes, limit: 15)
        try quota.check(15, before: 14)
        #expect(throws: LimitReached(quota, used: 15)) { try quota.check(16, before: 15) }
        let none = Quota(.customStaples, limit: 0)
        try none.check(0, before: 0)
        #expect(throws: LimitReached(none, used: 0)) { try none.check(1, before: 0) }
    }

    @Test func `every byte is two digits, and nothing else is`() {
        let all = (0...255).map { UInt8($0) }
        #expect(all.hex.count == 512 && all.hex.hasPrefix("000102") && all.hex.hasSuffix("fdfeff"))
        #expect([UInt8](hex: all.hex) == all && [UInt8](hex: all.hex.uppercased()) == all)
        #expect([UInt8]([0x09, 0x0A, 0x90, 0xA0, 0xFF]).hex == "090a90a0ff")
        for text in ["0", "0g", "g0", "0/", ":0", "0@", "0G", "0`", "0 ", "000"] {
            #expect([UInt8](hex: text) == nil, "\(text)")
        }
        #expect([UInt8](hex: "")?.isEmpty == true)
    }
}
