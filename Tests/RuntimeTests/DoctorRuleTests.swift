import Testing
import Values

@testable import Runtime

@Suite struct DoctorRuleTests {
    @Test(
        arguments: [
            (nil, Finding.Mark.note), ("https://larder.example", .good), ("http://larder.example", .bad),
            ("http://192.0.2.1:8080", .bad), ("http://localhost:8080", .note), ("http://127.0.0.1", .note),
            ("http://192.168.1.7:8080", .note), ("http://172.16.0.1", .note), ("http://172.32.0.1", .bad),
            ("http://10.0.0.9", .note), ("http://kitchen.local", .note), ("http://kitchen", .note),
            ("http://[fd00::1]:8080", .note), ("http://[2001:db8::1]:8080", .bad), ("http://[::1]", .note),
            ("http://10.0.0.9.example.com", .bad),
        ] as [(String?, Finding.Mark)]
    )
    func `a public origin is encrypted, one at home need not be`(origin: String?, mark: Finding.Mark) {
        #expect(DoctorRules.origin(origin).mark == mark, "\(origin ?? "none")")
    }

    @Test func `too few descriptors are told of, with what they are enough for`() {
        #expect(DoctorRules.descriptors(1_048_576, connections: 10_000).mark == .good)
        let finding = DoctorRules.descriptors(1024, connections: 10_000)
        #expect(finding.mark == .note && finding.words.contains("683 connections, not 10000"))
    }

    @Test func `a secret is missed only where services are apart`() {
        #expect(DoctorRules.internalSecret(isSet: true, isWholeLarder: false).mark == .good)
        #expect(DoctorRules.internalSecret(isSet: false, isWholeLarder: true).mark == .note)
        #expect(DoctorRules.internalSecret(isSet: false, isWholeLarder: false).mark == .bad)
    }

    @Test(arguments: [
        (["a", "b"], Finding.Mark.good, "have been applied"), (["a"], .bad, "lacks 1 migration."),
        ([], .bad, "lacks 2 migrations."), (["a", "b", "c"], .bad, "the migration c"),
        (["b", "a"], .bad, "another order"),
    ])
    func `migrations are all there, in order, and no others`(recorded: [String], mark: Finding.Mark, words: String) {
        let finding = DoctorRules.migrations(of: "menu", expected: ["a", "b"], recorded: recorded)
        #expect(finding.mark == mark)
        #expect(finding.words.contains(words))
    }

    @Test func `clocks may be two seconds apart`() {
        let now = Instant(milliseconds: 1_000_000)
        #expect(DoctorRules.clock(now, now + .milliseconds(2900), of: "it").mark == .good)
        #expect(DoctorRules.clock(now + .seconds(3), now, of: "it").mark == .bad)
        #expect(DoctorRules.clock(now, now + .seconds(60), of: "it").words.contains("60 seconds"))
    }

    @Test func `a disk without room is a fault, a full one is mentioned`() {
        let gigabyte: Int64 = 1 << 30
        #expect(DoctorRules.disk("d", free: 50 * gigabyte, total: 100 * gigabyte).mark == .good)
        #expect(DoctorRules.disk("d", free: 5 * gigabyte, total: 100 * gigabyte).mark == .note)
        #expect(DoctorRules.disk("d", free: gigabyte / 8, total: gigabyte).mark == .bad)
        #expect(DoctorRules.disk("d", free: 0, total: 0).mark == .bad)
    }

    @Test func `PostgreSQL 15 is old enough`() {
        #expect(DoctorRules.postgresVersion(150_013).mark == .good)
        #expect(DoctorRules.postgresVersion(140_009).mark == .bad)
    }

    @Test(arguments: [(204, Finding.Mark.good), (403, .bad), (404, .bad), (nil, .bad)] as [(Int?, Finding.Mark)])
    func `a neighbour that shares the secret says so`(status: Int?, mark: Finding.Mark) {
        #expect(DoctorRules.neighbour("menu", "http://menu:8083", status: status).mark == mark)
    }

    @Test func `a mail server greets, one behind TLS only takes the connection`() {
        let url = "smtp://mail.example:25"
        #expect(DoctorRules.mail(url, Greeting(isConnected: true, line: "220 hello"), isEncrypted: false).mark == .good)
        #expect(DoctorRules.mail(url, Greeting(isConnected: true, line: "HTTP/1.1"), isEncrypted: false).mark == .bad)
        #expect(DoctorRules.mail(url, Greeting(isConnected: true), isEncrypted: true).mark == .good)
        #expect(DoctorRules.mail(url, Greeting(), isEncrypted: true).mark == .bad)
        for (url, host, port) in [
            ("smtp://mail.example:25", "mail.example", 25), ("smtp://mail.example", "mail.example", 587),
            ("smtps://mail.example", "mail.example", 465), ("smtps://10.0.0.1:2465", "10.0.0.1", 2465),
        ] {
            let server = DoctorRules.mailServer(url)
            #expect(server.host == host && server.port == port && server.isEncrypted == url.hasPrefix("smtps"))
        }
    }

    @Test func `the date of HTTP is read`() {
        #expect(Instant(httpDate: "Sun, 06 Nov 1994 08:49:37 GMT") == Instant("1994-11-06T08:49:37Z"))
        for text in ["", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET", "1994-11-06T08:49:37Z"] {
            #expect(Instant(httpDate: text) == nil, "\(text)")
        }
    }

    @Test func `a finding is printed with what to do under it`() {
        #expect(Finding.good("Fine.").lines == "✓ Fine.")
        #expect(Finding.bad("Broken.", "Mend it.").lines == "✗ Broken.\n    Mend it.")
        #expect(Finding.note("So be it.").lines == "– So be it.")
        let error = SettingsError(problems: ["LARDER_PORT is odd", "LARDER_HOST is, too"])
        #expect(DoctorRules.settings(error).map(\.words) == ["LARDER_PORT is odd.", "LARDER_HOST is, too."])
    }

    @Test func `a backup is missed when there was none for a week`() {
        let now = Instant(milliseconds: 1_795_176_000_000)
        #expect(DoctorRules.backup(nil, at: now).mark == .note)
        #expect(DoctorRules.backup(now - .seconds(3600), at: now) == .good("The last backup is less than a day old."))
        #expect(DoctorRules.backup(now - .seconds(86_400), at: now) == .good("The last backup is a day old."))
        #expect(DoctorRules.backup(now - .seconds(7 * 86_400), at: now).mark == .good)
        let old = DoctorRules.backup(now - .seconds(8 * 86_400), at: now)
        #expect(old.mark == .bad && old.words == "The last backup is 8 days old.")
    }
}
