import Crypto
import FoundationEssentials
import HTTP
import Runtime
import Synchronization
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite
struct SignInThrottleTests {
    private static let devices = cookies("a secret of these tests only")

    private static func cookies(_ secrets: String...) -> DeviceCookie {
        DeviceCookie(origin: nil) { secrets.map { MessageAuthentication(Secret($0), purpose: "test") } }
    }

    /// The limits over a fresh database, with a clock that tests set.
    private final class Door: Sendable {
        private let limits: SignInThrottle

        init(_ buckets: SharedBuckets) {
            let time = Clock()
            clock = time
            limits = SignInThrottle(buckets, devices: SignInThrottleTests.devices) { time.now }
        }

        let clock: Clock

        final class Clock: Sendable {
            private let instant = Mutex(Instant(milliseconds: 1_800_000_000_000))
            var now: Instant { instant.withLock { $0 } }
            func advance(_ duration: Duration) { instant.withLock { $0 = $0 + duration } }
        }

        /// Tries a password; gives the cookie header that the device keeps if it was right.
        func enter(
            _ name: String = "anna@example.org",
            from address: String = "203.0.113.1",
            cookie: String? = nil,
            right: Bool
        ) async throws -> String? {
            var headers = Headers()
            if let cookie { headers["Cookie"] = "other=1; \(cookie)" }
            let request = Request(.post, "/", headers: headers, remoteAddress: address)
            try await limits.attempt(on: name, request) {
                guard right else { throw AccountError.wrongCredentials }
            }
            var response = Response.noContent()
            await limits.remember(name, request, in: &response)
            return response.headers["Set-Cookie"].map { String($0.prefix { $0 != ";" }) }
        }

        /// What a wrong password is answered.
        func guess(
            _ name: String = "anna@example.org",
            from address: String = "203.0.113.1",
            cookie: String? = nil
        ) async -> String {
            do {
                _ = try await enter(name, from: address, cookie: cookie, right: false)
                return "right"
            } catch AccountError.wrongCredentials {
                return "wrong"
            } catch {
                return (error as? Problem)?.code ?? "\(error)"
            }
        }
    }

    private func withDoor(_ engine: Engine, _ body: (Door) async throws -> Void) async throws {
        try await withDatabase(engine, migrations: [SharedBuckets.migration]) {
            try await body(Door(SharedBuckets($0)))
        }
    }

    @Test(arguments: Engine.allCases)
    func `who guesses is stopped, and the owner elsewhere is not locked out`(engine: Engine) async throws {
        try await withDoor(engine) { door async throws in
            for _ in 0..<5 { #expect(await door.guess() == "wrong") }
            #expect(await door.guess() == "too_many_attempts")
            #expect(await door.guess("ANNA@example.org ") == "too_many_attempts", "however it is written")
            #expect(await door.guess("bert@example.org") == "wrong", "another account has tries of its own")
            #expect(try await door.enter(from: "203.0.113.2", right: true) != nil, "the owner comes in from elsewhere")
            door.clock.advance(.seconds(60))
            #expect(await door.guess() == "wrong")
            #expect(await door.guess() == "too_many_attempts")
        }
    }

    @Test(arguments: Engine.allCases)
    func `names that nobody has are limited like the others`(engine: Engine) async throws {
        try await withDoor(engine) { door async throws in
            for _ in 0..<5 { #expect(await door.guess("nobody@example.org") == "wrong") }
            #expect(await door.guess("nobody@example.org") == "too_many_attempts")
        }
    }

    @Test(arguments: Engine.allCases)
    func `one address cannot go through account after account`(engine: Engine) async throws {
        try await withDoor(engine) { door async throws in
            for number in 0..<30 { #expect(await door.guess("user\(number)@example.org") == "wrong") }
            #expect(await door.guess("user30@example.org") == "too_many_attempts")
        }
    }

    @Test(arguments: Engine.allCases)
    func `guesses from a thousand addresses are stopped, and the owner's own device is let in`(
        engine: Engine
    ) async throws {
        try await withDoor(engine) { door async throws in
            let cookie = try #require(try await door.enter(from: "198.51.100.7", right: true))
            for number in 0..<100 {
                #expect(await door.guess(from: "203.\(number).113.1") == "wrong")
            }
            #expect(await door.guess(from: "203.200.113.1") == "too_many_attempts")
            #expect(try await door.enter(from: "198.51.100.8", cookie: cookie, right: true) == nil)
            for _ in 0..<10 { #expect(await door.guess(cookie: cookie) == "wrong") }
            #expect(await door.guess(cookie: cookie) == "too_many_attempts", "a stolen cookie guesses no faster")
        }
    }

    @Test(arguments: Engine.allCases)
    func `right passwords use up no tries`(engine: Engine) async throws {
        try await withDoor(engine) { door async throws in
            for _ in 0..<40 { _ = try await door.enter(right: true) }
        }
    }

    @Test(arguments: Engine.allCases)
    func `two hundred guesses at once have no more tries than one after the other`(engine: Engine) async throws {
        try await withDoor(engine) { door async throws in
            let answers = await withTaskGroup(of: String.self) { group in
                for _ in 0..<200 { group.addTask { await door.guess() } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.count { $0 == "wrong" } == 5)
            #expect(answers.count { $0 == "too_many_attempts" } == 195)
        }
    }

    @Test func `a device's cookie is good for its account only, and cannot be made up`() async throws {
        let devices = Self.devices
        var response = Response.noContent()
        await devices.remember("a", Request(.post, "/"), in: &response)
        let cookie = try #require(response.headers["Set-Cookie"])
        #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/api/v1/auth"))
        let pair = String(cookie.prefix { $0 != ";" })
        let request = Request(.post, "/", headers: ["Cookie": pair])
        let device = try #require(await devices.device(for: "a", request))
        #expect(await devices.device(for: "b", request) == nil)
        let other = Self.cookies("another secret of these tests")
        #expect(await other.device(for: "a", request) == nil)
        for forged in [
            "larder_device=\(device).", "larder_device=\(device)", "larder_device=\(device).AAAA", "larder_device=",
        ] {
            #expect(await devices.device(for: "a", Request(.post, "/", headers: ["Cookie": forged])) == nil)
        }
        // A second account on the same device is remembered beside the first.
        var second = Response.noContent()
        await devices.remember("b", request, in: &second)
        let both = String(try #require(second.headers["Set-Cookie"]).prefix { $0 != ";" })
        let later = Request(.post, "/", headers: ["Cookie": both])
        #expect(await devices.device(for: "a", later) == device)
        #expect(await devices.device(for: "b", later) != nil)
    }

    @Test(arguments: Engine.allCases)
    func `a device is known after a restart, by every replica, and while keys are changed`(
        engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            /// A process that has just been started.
            func process() async throws -> DeviceCookie {
                let keys = try SigningKeys(try await account.store.signingKeys(), readAt: account.time.now) {
                    try await account.store.signingKeys()
                }
                return DeviceCookie(origin: nil) { await keys.deviceMarks(at: account.time.now) }
            }
            func note(_ devices: DeviceCookie, _ request: Request) async -> Request? {
                var response = Response.noContent()
                await devices.remember("anna", request, in: &response)
                guard let cookie = response.headers["Set-Cookie"] else { return nil }
                return Request(.post, "/", headers: ["Cookie": String(cookie.prefix { $0 != ";" })])
            }
            let before = try await process()
            let request = try #require(await note(before, Request(.post, "/")))
            let device = try #require(await before.device(for: "anna", request))
            #expect(try await process().device(for: "anna", request) == device)

            try await account.store.addSigningKey(SigningKey().seed, at: account.time.now)
            account.time.advance(SigningKeys.lead + SigningKeys.reading)
            for devices in [before, try await process()] {
                #expect(await devices.device(for: "anna", request) == device)
            }
            // Whoever signs in once more is noted with the key that will last.
            let renewed = try #require(await note(before, request))
            #expect(await note(before, renewed) == nil)
            account.time.advance(SigningKeys.retirement)
            _ = try await account.store.sweep(at: account.time.now)
            account.time.advance(SigningKeys.reading)
            #expect(await before.device(for: "anna", request) == nil, "a key that may have been read marks no more")
            #expect(try await process().device(for: "anna", renewed) != nil)
        }
    }
}
