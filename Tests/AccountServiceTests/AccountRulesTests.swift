import Testing

@testable import AccountService

/// What an address, a password and a language may look like, at the limits of each.
@Suite struct AccountRulesTests {
    private static func text(_ count: Int, of letter: Character = "a") -> String {
        String(repeating: letter, count: count)
    }

    @Test(arguments: [
        "a@b", "A.b+c@Example.ORG", "\(text(64))@example.org", "a@\(text(63)).org", "  a@b.c\n", "a@b-c.d9",
        "!#$%&'*@b",
        "a@" + Array(repeating: text(61), count: 4).joined(separator: ".") + ".bcde",
    ])
    func `an address is taken without white space and with its domain in lower case`(_ written: String) throws {
        let address = try #require(EmailAddress(written))
        let trimmed = written.filter { $0 != " " && $0 != "\n" }
        #expect(address.text.lowercased() == trimmed.lowercased())
        #expect(address.text.prefix { $0 != "@" } == trimmed.prefix { $0 != "@" })
        #expect(address.text.drop { $0 != "@" } == trimmed.drop { $0 != "@" }.lowercased())
        #expect(address.key == trimmed.lowercased())
    }

    @Test(arguments: [
        "", " ", "@", "a@", "@b", "ab", "\(text(65))@example.org", "a@\(text(64)).org", ".a@b", "a.@b", "a..b@c",
        "a@b..c",
        "a@.b", "a@b.", "a@-b", "a@b-", "a@b_c", "a b@c", "ä@b", "a@ä", "a\u{7F}@b", "\"a\"@b", "a@b@", "a,b@c",
        "a@" + Array(repeating: text(61), count: 4).joined(separator: ".") + ".bcdef",
    ])
    func `what no mail can be sent to is no address`(_ written: String) {
        #expect(EmailAddress(written) == nil)
    }

    @Test func `a password has 8 to 256 characters`() throws {
        let seven = "abcdefz"
        #expect(throws: Password.Fault.length) { try Password(seven, for: nil) }
        _ = try Password(seven + "h", for: nil)
        let long = "ab" + Self.text(254, of: "c")
        _ = try Password(long, for: nil)
        #expect(throws: Password.Fault.length) { try Password(long + "c", for: nil) }
    }

    @Test func `a password is neither the address nor the part before its at sign, nor one that is tried first`() throws
    {
        let address = try #require(EmailAddress("Ada.Lovelace@example.org"))
        for text in ["ada.lovelace", "ADA.LOVELACE", "ada.lovelace@example.org"] {
            #expect(throws: Password.Fault.address) { try Password(text, for: address) }
            _ = try Password(text, for: nil)
        }
        for text in ["password", "PassWord", "aaaaaaaaa"] {
            #expect(throws: Password.Fault.common) { try Password(text, for: address) }
        }
        _ = try Password("aaaaaaaab", for: address)
    }

    @Test(arguments: [
        ("en", "en"), ("DE-at", "de-at"), ("gsw", "gsw"), ("zh-Hant-TW", "zh-Hant-TW"), ("de-1996", "de-1996"),
        ("en-\(text(8))", "en-\(text(8))"), ("en-a", "en-a"), ("az-AZ", "az-AZ"), ("ZA", "za"),
        ("de-12345678-12345678-12345678-12345", "de-12345678-12345678-12345678-12345"),
    ])
    func `a language tag is taken in its form`(written: String, kept: String) {
        #expect(LanguageTag(written)?.text == kept)
    }

    @Test(arguments: [
        "", "e", "engl", "e1", "en-", "-en", "en--at", "en_AT", "en-\(text(9))", "de-ä", "ö", "en-[", "en-@", "en-{",
        "en-`",
        "de-12345678-12345678-12345678-123456", "en-/", "en-:",
    ])
    func `what has not the form of a language tag is none`(written: String) {
        #expect(LanguageTag(written) == nil)
    }
}
