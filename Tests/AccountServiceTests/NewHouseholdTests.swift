import AccountAPI
import HTTP
import Identity
import Mail
import Telemetry
import TestSupport
import Testing
import Values

@testable import AccountService

/// What a new household begins with, by what its founder's browser says.
@Suite struct NewHouseholdTests {
    @Test(
        arguments: [
            (nil, "en", nil, "My household"), ("de-AT,de;q=0.9", "de-AT", "metric", "Mein Haushalt"),
            ("en-US,en;q=0.9", "en-US", "us", "My household"), ("en-GB", "en-GB", "metric", "My household"),
            ("en", "en", nil, "My household"), ("ES", "es", "metric", "Mi hogar"),
            ("zh-Hant-TW", "zh-Hant-TW", "metric", "My household"), ("*", "en", nil, "My household"),
        ] as [(String?, String, String?, String)]
    )
    func `language, measures and name are the browser's`(
        _ header: String?,
        _ language: String,
        _ system: String?,
        _ name: String
    ) async throws {
        try await withAccount(.sqlite) { account in
            let headers: Headers = header.map { ["Accept-Language": $0] } ?? [:]
            let household = try #require(try await account.signIn(headers: headers).household)
            #expect(household.language == language && household.name == name)
            #expect(household.measurementSystem == system)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is said counts more than what the browser says`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let headers: Headers = ["Accept-Language": "de-AT"]
            let body = #"{"household_name":"Elm","language":"fr","measurement_system":"us"}"#
            let first = try await account.signIn(body, headers: headers)
            #expect(first.household?.language == "fr" && first.household?.measurementSystem == "us")
            #expect(first.household?.name == "Elm")
            let cabin = #"{"name":"Cabin"}"#
            let answer = await account.send(
                .post,
                AccountPaths.households,
                cabin,
                as: first.accessToken,
                headers: headers
            )
            let second: TokenBody = try answer.decoded(status: 201)
            #expect(second.household?.language == "de-AT" && second.household?.measurementSystem == "metric")
            let asWritten = #"{"household_name":"Elm","measurement_system":null}"#
            let third = try await account.signIn(asWritten, headers: headers)
            #expect(third.household?.measurementSystem == "metric", "a member that is null says nothing at a sign-in")
            let bad = await account.send(.post, AccountPaths.anonymous, #"{"language":"not a tag"}"#)
            #expect(bad.status == 422)
        }
    }

    @Test(arguments: Engine.allCases)
    func `mails are in the language of the household of whom they are for`(_ engine: Engine) async throws {
        try await withAccount(engine, confirmsByMail: true) { account in
            let trap = MailTrap()
            let server = MailServer(MailServer.Settings(url: trap.url, requiresTLS: false))
            let queue = MailQueue(
                db: account.store.db,
                origin: "https://larder.example",
                from: MailAddress(name: "Larder", address: "larder@example.org"),
                logger: Logger(service: "test", level: .error),
                now: { account.time.now },
                send: { message throws(MailError) in try await server.send(message) }
            )
            let anonymous = try await account.signIn(headers: ["Accept-Language": "fr-FR"])
            let ada = #"{"email":"ada@example.org","password":"correct horse"}"#
            #expect(await account.send(.post, AccountPaths.signUp, ada, as: anonymous.accessToken).status == 202)
            try await queue.run()
            let mail = try #require(trap.mails.first?.text)
            #expect(mail.contains("Confirmez votre adresse pour Larder"))
            let bob = #"{"email":"bob@example.org","password":"correct horse"}"#
            #expect(await account.send(.post, AccountPaths.signUp, bob).status == 202)
            try await queue.run()
            #expect(trap.mails.last?.text.contains("Confirm your address for Larder") == true)
        }
    }
}
