import Crypto
import FoundationEssentials
import HTTP
import TestSupport
import Testing
import Values

@testable import ActivityService

/// Devices that ask to be told of what others do.
@Suite struct PushSubscriptionTests {
    @Test(arguments: Engine.allCases)
    func `a device is known by its address, is its user's own, and has no secrets in answers`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let (phone, other) = (Phone("one"), Phone("two"))
            let made = await activity.client.post("/api/v1/push-subscriptions", phone.body())
            #expect(made.status == 201)
            let text = String(decoding: made.body, as: UTF8.self)
            #expect(!text.contains("push.example.com") && !text.contains(phone.secret.base64URL))
            let first: Device = try made.decode()
            let again = try await activity.subscribe(phone, #"["shopping"]"#)
            #expect(again.id == first.id && again.kinds == ["shopping"])
            try await activity.subscribe(other)
            #expect(try await activity.devices().map(\.kinds) == [["shopping"], ["lists", "shopping"]])

            let friend = activity.identity.client(
                of: activity.router,
                household: activity.household,
                user: UserID(.version7())
            )
            let path = "/api/v1/push-subscriptions/\(first.id)"
            #expect(try await activity.devices(of: friend) == [])
            #expect(await friend.send(.delete, path).status == 404, "another's")
            try await activity.subscribe(phone, as: friend)
            #expect(try await activity.devices().count == 1, "whoever has asked last has the device")
            #expect(try await activity.devices(of: friend).count == 1)
            #expect(await activity.client.send(.delete, path).status == 404)
            let rest = try #require(try await activity.devices().first)
            #expect(await activity.client.send(.delete, "/api/v1/push-subscriptions/\(rest.id)").status == 204)
            #expect(try await activity.devices() == [])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a user has so many devices, of which the oldest makes room`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            var ids: [String] = []
            for number in 0...PushRules.most {
                ids.append(try await activity.subscribe(Phone("\(number)")).id)
                activity.clock.advance(seconds: 1)
            }
            #expect(try await activity.devices().map(\.id) == Array(ids.dropFirst()))
        }
    }

    @Test(arguments: Engine.allCases)
    func `all replicas have one key, which is made once`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let replica = activity.replica()
            async let one = activity.client.get("/api/v1/push-key")
            async let two = replica.client.get("/api/v1/push-key")
            let (first, second) = await (one, two)
            #expect(first.status == 200 && first.body == second.body)
            let text = String(decoding: first.body, as: UTF8.self)
            let key = try #require([UInt8](base64URL: text.dropFirst(#"{"key":""#.count).dropLast(2)))
            #expect(P256Key().secret(sharedWith: key) != nil)
        }
    }

    @Test func `only addresses outside and whole keys are taken`() async throws {
        try await Activity.with(.sqlite) { activity async throws in
            let phone = Phone()
            let good = phone.body()
            let point = phone.key.publicKey.base64URL
            let bad: [(String, String, String)] = [
                (phone.endpoint, "http://push.example.com/1", "/endpoint"),
                (phone.endpoint, "https://127.0.0.1/1", "/endpoint"),
                (phone.endpoint, "https://push.example.com:8080/1", "/endpoint"),
                (phone.endpoint, "no address", "/endpoint"),
                (point, "BA", "/keys/p256dh"),
                (point, String(point.dropLast(4) + "AAAA"), "/keys/p256dh"),
                (phone.secret.base64URL, "AAAA", "/keys/auth"),
                (#"["lists","shopping"]"#, "[]", "/kinds"),
                (#"["lists","shopping"]"#, #"["weather"]"#, "/kinds/0"),
            ]
            for (old, new, pointer) in bad {
                let body = good.replacing(old, with: new)
                #expect(body != good)
                let answer = await activity.client.post("/api/v1/push-subscriptions", body)
                #expect(answer.status == 422, "\(new)")
                #expect(String(decoding: answer.body, as: UTF8.self).contains(#""\#(pointer)""#), "\(answer)")
            }
        }
    }
}
