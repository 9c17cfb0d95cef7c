import AccountAPI
import Crypto
import FoundationEssentials
import HTTP
import JSON
import Synchronization
import TestSupport
import Testing
import Values

@testable import ActivityService

/// What other services say before a device is told something.
final class PushSurroundings: Sendable {
    private struct State {
        var people: HouseholdPeople? = HouseholdPeople(language: "en", people: [])
        var list: PushList? = PushList(title: "Week", done: 5, all: 12)
        var zone: String? = "UTC"
        var meals: [PlannedMeal] = []
        var plansRead = 0
    }

    private let state = Mutex(State())

    var neighbours: PushNeighbours {
        PushNeighbours { [self] _ throws(Problem) in
            state.withLock { $0.people }
        } list: { [self] _, _ throws(Problem) in
            state.withLock { $0.list }
        } home: { [self] _ throws(Problem) in
            let times = ["breakfast": TimeOfDay(8, 0), "lunch": TimeOfDay(12, 30), "dinner": TimeOfDay(19, 0)]
            return state.withLock { state in state.zone.map { PushHome(timeZone: $0, times: times) } }
        } meals: { [self] _, first, last throws(Problem) in
            state.withLock { state in
                state.plansRead += 1
                return state.meals.filter { (first...last).contains($0.date) }
            }
        }
    }

    /// How often a plan was read.
    var plansRead: Int { state.withLock { $0.plansRead } }

    /// Has a household live by the clocks of a zone; nil if it is gone.
    func live(in zone: String?) { state.withLock { $0.zone = zone } }
    /// Plans something.
    func plan(_ title: String, _ slot: String, on date: CalendarDate, for servings: Int? = nil) {
        let meal = PlannedMeal(date: date, slot: slot, title: title, servings: servings)
        state.withLock { $0.meals.append(meal) }
    }

    func belong(_ people: HouseholdPeople?) { state.withLock { $0.people = people } }
    func have(_ list: PushList?) { state.withLock { $0.list = list } }
}

/// A device with its keys, which reads what it is sent.
struct Phone: Sendable {
    let key = P256Key()
    let secret = randomBytes(16)
    let endpoint: String

    init(_ name: String = "phone") { endpoint = "https://push.example.com/\(name)" }

    /// What a browser says of itself.
    func body(_ kinds: String = #"["lists","shopping"]"#, _ reminder: String = "null") -> String {
        let keys = #"{"p256dh":"\#(key.publicKey.base64URL)","auth":"\#(secret.base64URL)"}"#
        return #"{"endpoint":"\#(endpoint)","kinds":\#(kinds),"reminder":\#(reminder),"keys":\#(keys)}"#
    }
}

extension Phone {
    /// What a message says, unsealed as RFC 8291 has it: title, text and address.
    func read(_ call: ClientRequest) throws -> [String] {
        let (salt, point) = (Array(call.body.prefix(16)), Array(call.body[21..<86]))
        let shared = try #require(key.secret(sharedWith: point))
        func derived(_ info: [UInt8], _ input: [UInt8], _ salt: [UInt8]) -> [UInt8] {
            HMACSHA256.mark(of: info + [1], key: HMACSHA256.mark(of: input, key: salt))
        }
        let input = derived(Array("WebPush: info\0".utf8) + key.publicKey + point, shared, secret)
        let content = Array(derived(Array("Content-Encoding: aes128gcm\0".utf8), input, salt).prefix(16))
        let nonce = Array(derived(Array("Content-Encoding: nonce\0".utf8), input, salt).prefix(12))
        // GCM is a stream cipher: to seal again unseals, and the seal of what is found is compared.
        let sealed = Array(call.body[86...])
        let text = Array(AES128GCM.seal(Array(sealed.dropLast(16)), key: content, nonce: nonce).dropLast(16))
        #expect(AES128GCM.seal(text, key: content, nonce: nonce) == sealed && text.last == 2)
        var json = JSONReader(Array(text.dropLast()))
        let members = try json.members()
        return [try members.required("title"), try members.required("body"), try members.required("url")]
    }
}

/// A device as the API tells it.
struct Device: JSONReadable, Equatable {
    let id: String
    let kinds: [String]
    let reminder: Reminder?

    /// When it is reminded of meals.
    struct Reminder: JSONReadable, Equatable {
        let time: String
        let day: String

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            time = try members.required("time")
            day = try members.required("day")
        }
    }

    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        id = try members.required("id")
        kinds = try members.required("kinds")
        reminder = try members.optional("reminder")
    }
}

extension Activity {
    /// Has a device told of what happens.
    @discardableResult
    func subscribe(
        _ phone: Phone,
        _ kinds: String = #"["lists","shopping"]"#,
        reminder: String = "null",
        as client: TestClient? = nil
    ) async throws -> Device {
        let answer = await (client ?? self.client).post("/api/v1/push-subscriptions", phone.body(kinds, reminder))
        guard answer.status == 201 else { throw Unexpected(answer: "\(answer)") }
        return try answer.decode()
    }

    /// The user's devices.
    func devices(of client: TestClient? = nil) async throws -> [Device] {
        let page: Listed<Device> = try await (client ?? self.client).get("/api/v1/push-subscriptions").decode()
        return page.items
    }
}
