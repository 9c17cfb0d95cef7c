import Crypto
import Foundation
import HTTP
import Identity
import JSON
import Testing
import Values

@Suite struct AuthenticatorTests {
    let issuer = Issuer()

    @Test func `a good token says who is calling, for the default household`() async throws {
        let authenticator = issuer.authenticator()
        let caller = try await authenticator.caller(of: request(issuer.token()))
        #expect(caller.user == issuer.user)
        #expect(caller.household == issuer.home)
        #expect(caller.role == .owner)
    }

    @Test func `the header chooses another of the caller's households, with the role there`() async throws {
        let authenticator = issuer.authenticator()
        let header = issuer.cabin.description.uppercased()
        let caller = try await authenticator.caller(of: request(issuer.token(), household: header))
        #expect(caller.household == issuer.cabin)
        #expect(caller.role == .viewer)
    }

    @Test func `a strange household and one that does not exist are the same 404`() async throws {
        let authenticator = issuer.authenticator()
        let strange = await problem {
            try await authenticator.caller(of: request(issuer.token(), household: UUID().uuidString))
        }
        let malformed = await problem {
            try await authenticator.caller(of: request(issuer.token(), household: "mine"))
        }
        #expect(strange?.status == 404)
        #expect(malformed?.status == 404)
        #expect(strange?.detail == malformed?.detail)
    }

    @Test func `a role that is too low is a 403`() async throws {
        let authenticator = issuer.authenticator()
        let inCabin = request(issuer.token(), household: issuer.cabin.description)
        let refused = await problem { try await authenticator.caller(of: inCabin, minimum: .editor) }
        #expect(refused?.status == 403)
        #expect(refused?.code == "role_too_low")
        #expect(try await authenticator.caller(of: request(issuer.token()), minimum: .owner).role == .owner)
    }

    @Test func `without a token the answer is a 401 that names the scheme`() async throws {
        let authenticator = issuer.authenticator()
        for headers: Headers in [
            [:], ["Authorization": "Basic abc"], ["Authorization": "Bearer"], ["Authorization": ""],
        ] {
            let refused = await problem { try await authenticator.caller(of: Request(.get, "/", headers: headers)) }
            #expect(refused?.status == 401)
            #expect(refused?.headers["WWW-Authenticate"] == "Bearer")
        }
        #expect(issuer.fetches == 0)
    }

    @Test func `a token that is not ours, changed or unsigned is a 401`() async throws {
        let authenticator = issuer.authenticator()
        let good = issuer.token()
        let parts = good.split(separator: ".").map(String.init)
        let raised = issuer.claims()
        let none = Array(#"{"alg":"none","kid":"x"}"#.utf8).base64URL
        let foreign = TokenSigner(key: SigningKey()).sign(raised).exposed
        let bad = [
            "", "x", "a.b.c", good + "x", good + ".x", "\(parts[0]).\(parts[1]).", "\(none).\(parts[1]).",
            "\(none).\(parts[1]).\(parts[2])", "\(parts[0]).\(raised.jsonBytes().base64URL).\(parts[2])", foreign,
            issuer.token(issuer.claims(issuer: "somebody")), String(repeating: "a", count: 20_000),
        ]
        for token in bad {
            let refused = await problem { try await authenticator.caller(of: request(token)) }
            #expect(refused?.status == 401, "\(token.prefix(80))")
        }
        #expect(try await authenticator.caller(of: request(good)).role == .owner)
    }

    @Test func `a token ends when it says, also one that is remembered`() async throws {
        let authenticator = issuer.authenticator()
        let token = issuer.token(issuer.claims(lifetime: .seconds(60)))
        #expect(await problem { try await authenticator.caller(of: request(token)) } == nil)
        issuer.advance(.seconds(59))
        #expect(await problem { try await authenticator.caller(of: request(token)) } == nil)
        issuer.advance(.seconds(1))
        let refused = await problem { try await authenticator.caller(of: request(token)) }
        #expect(refused?.status == 401)
        #expect(refused?.headers["WWW-Authenticate"] == #"Bearer error="invalid_token""#)
    }

    @Test func `a token for longer than any is made, or from the future, is refused though its key is ours`()
        async throws
    {
        let authenticator = issuer.authenticator()
        func isTaken(issued: Duration, ends: Duration) async -> Bool {
            var claims = issuer.claims()
            claims.issuedAt = issuer.now + issued
            claims.expiresAt = issuer.now + ends
            let refused = await problem { try await authenticator.caller(of: request(issuer.token(claims))) }
            #expect(refused == nil || refused?.status == 401)
            return refused == nil
        }
        let hour = Duration.seconds(3600)
        // The longest that the settings allow, from clocks that are a little apart.
        #expect(await isTaken(issued: .zero, ends: hour))
        #expect(await isTaken(issued: .seconds(30), ends: hour + .seconds(30)))
        #expect(await isTaken(issued: .seconds(-3590), ends: .seconds(10)))
        // What somebody signs who has come by the key.
        let years = hour * 24 * 365 * 9
        #expect(await !isTaken(issued: .zero, ends: years))
        #expect(await !isTaken(issued: .zero, ends: hour + .seconds(1)))
        #expect(await !isTaken(issued: .seconds(-3000), ends: .seconds(1000)), "an old one cannot be stretched")
        #expect(await !isTaken(issued: .seconds(61), ends: hour))
        #expect(await !isTaken(issued: years, ends: years + hour))
        #expect(await !isTaken(issued: years * -1, ends: hour))
        #expect(await !isTaken(issued: .milliseconds(Int64.min / 1000), ends: .milliseconds(Int64.max / 1000)))
    }

    @Test func `a household that was left is not the default any more`() async throws {
        var claims = issuer.claims()
        claims.households[issuer.home] = nil
        let caller = try await issuer.authenticator().caller(of: request(issuer.token(claims)))
        #expect(caller.household == issuer.cabin)
        claims.households = [:]
        let refused = await problem { try await issuer.authenticator().caller(of: request(issuer.token(claims))) }
        #expect(refused?.code == "no_household")
    }

    @Test func `a remembered token is checked in a microsecond or so`() async throws {
        let authenticator = issuer.authenticator()
        let warm = request(issuer.token())
        _ = try await authenticator.caller(of: warm)
        let time = try await ContinuousClock().measure {
            for _ in 0..<10_000 { _ = try await authenticator.caller(of: warm) }
        }
        // Generous, for debug builds on busy machines: confirming a signature alone would take ten times as long.
        #expect(time < .milliseconds(1500))
        #expect(issuer.fetches == 1)
    }

    @Test func `more tokens than are remembered all stay good`() async throws {
        let authenticator = issuer.authenticator(cachedTokens: 4)
        let tokens = (0..<20).map { _ in issuer.token() }
        for token in tokens + tokens {
            #expect(await problem { try await authenticator.caller(of: request(token)) } == nil)
        }
    }
}
