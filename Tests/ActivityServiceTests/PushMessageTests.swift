import Crypto
import FoundationEssentials
import HTTP
import Identity
import JSON
import Testing
import Values

@testable import ActivityService

/// What devices are sent, by the examples of the standards.
@Suite struct PushMessageTests {
    private static func bytes(_ text: String) throws -> [UInt8] { try #require([UInt8](base64URL: text)) }

    /// A device of these keys.
    private static func device(_ key: [UInt8], _ secret: [UInt8], at endpoint: String) -> StoredSubscription {
        StoredSubscription(
            household: HouseholdID(UUID()),
            id: PushID(UUID()),
            user: UserID(UUID()),
            session: .init(UUID()),
            endpoint: endpoint,
            publicKey: key,
            secret: secret,
            kinds: "|lists|",
            createdAt: .now,
            cursor: 0
        )
    }

    @Test func `the example of RFC 8291 is sealed as there`() throws {
        let device = Self.device(
            try Self.bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            try Self.bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            at: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV"
        )
        let key = try #require(P256Key(bytes: try Self.bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")))
        let text = Array("When I grow up, I want to be a watermelon".utf8)
        let salt = try Self.bytes("DGv6ra1nlYgDCS1FRnbzlw")
        let sealed = try PushMessage.sealed(text, for: device, from: key, salt: salt)
        #expect(
            sealed.base64URL == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
                + "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW"
                + "QexSgSxsj_Qulcy4a-fN"
        )
    }

    @Test func `the token of RFC 8292 is confirmed, and ours has its form`() throws {
        let (token, known) = (
            "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3N"
                + "jgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb"
                + "1JrErtmysazNjjvW2L9OkSSHzvoD1oA",
            "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
        )
        #expect(try Self.claims(of: token, known) != nil)
        let key = P256Key()
        let now = Instant(milliseconds: 1_795_176_000_000)
        let header = PushMessage.authorization(
            for: "https://push.example.net",
            from: "https://larder.example",
            key,
            at: now
        )
        let parts = header.dropFirst("vapid t=".count).split(separator: ", k=")
        let claims = try #require(try Self.claims(of: String(parts[0]), String(parts[1])))
        #expect(header.hasPrefix("vapid t=") && String(parts[1]) == key.publicKey.base64URL)
        #expect(
            claims == #"{"aud":"https://push.example.net","exp":1795219200,"sub":"https://larder.example"}"#
        )
        #expect(!PushMessage.authorization(for: "https://a.example", from: nil, key, at: now).isEmpty)
    }

    /// The claims of a token that a key has signed.
    private static func claims(of token: String, _ key: String) throws -> String? {
        let parts = token.split(separator: ".")
        let point = try bytes(key)
        let signed = Array("\(parts[0]).\(parts[1])".utf8)
        let foreign = ForeignKey.p256(x: Array(point[1..<33]), y: Array(point[33...]))
        guard foreign.confirms(try bytes(String(parts[2])), of: signed) else { return nil }
        return String(decoding: try bytes(String(parts[1])), as: UTF8.self)
    }

    @Test func `a message says how long it is good for and what it replaces, and nothing in the clear`() throws {
        let phone = Phone()
        let device = Self.device(phone.key.publicKey, phone.secret, at: phone.endpoint)
        let list = GroceryListID(UUID())
        let notice = PushNotice(title: "Week", text: "Anna is shopping: 5 of 12")
        let household = HouseholdID(UUID())
        let message = PushMessage(PushTopic(kind: .shopping, list: list), in: household, notice)
        #expect(
            String(decoding: message.text, as: UTF8.self)
                == #"{"title":"Week","body":"Anna is shopping: 5 of 12","tag":"shopping-\#(list)","#
                + #""url":"/households?show=\#(household)&to=/groceries/\#(list)"}"#
        )
        let one = try message.request(to: device, from: P256Key(), origin: nil, at: .now)
        let two = try message.request(to: device, from: P256Key(), origin: nil, at: .now)
        #expect(one.url == phone.endpoint && one.method == .post && !one.follows)
        #expect(one.headers["TTL"] == "600" && one.headers["Content-Encoding"] == "aes128gcm")
        #expect(one.headers["Topic"] == two.headers["Topic"] && one.headers["Topic"]?.count == 32)
        #expect(one.body.count == message.text.count + 16 + 5 + 65 + 1 + 16)
        #expect(one.body != two.body, "each is sealed with a key of its own")
        let other = PushMessage(PushTopic(kind: .lists, list: list), in: household, notice)
        #expect(
            try other.request(to: device, from: P256Key(), origin: nil, at: .now).headers["Topic"]
                != one.headers["Topic"]
        )
    }

    @Test func `the longest texts are shortened, in all languages`() throws {
        let long = String(repeating: "🍋", count: 50) + "\u{1}" + String(repeating: "\u{301}", count: 500)
        let user = UserID(UUID())
        let titles = Array(repeating: long, count: 20)
        let topic = PushTopic(kind: .lists, list: GroceryListID(UUID()), who: [.user(user)], titles: titles)
        let list = PushList(title: long, done: 0, all: 20)
        let household = HouseholdID(UUID())
        let date = CalendarDate(daysSince1970: 20_000)
        let meals = Array(repeating: PlannedMeal(date: date, slot: "dinner", title: long, servings: 4), count: 20)
        for language in PushTexts.catalogue.languages {
            let texts = PushTexts.catalogue.texts(in: language)
            let notice = PushTexts.notice(of: topic, on: list, names: [user: long], in: texts)
            #expect(PushMessage(topic, in: household, notice).text.count < 3_000)
            #expect(notice.title == String(repeating: "🍋", count: 50) + "\u{1}…" && notice.text.contains("16"))
            let planned = PushTexts.notice(of: meals, on: .today, in: texts)
            #expect(PushMessage(of: date, in: household, planned).text.count < 3_000 && planned.text.contains("14"))
        }
    }
}
