import HTTP
import Values

/// What the doctor makes of what it has found out; pure, so that every rule can be tested.
enum DoctorRules {
    /// The variables that are set wrongly, one finding each.
    static func settings(_ error: SettingsError) -> [Finding] {
        error.problems.map { .bad("\($0).", "docs/settings.md describes each variable.") }
    }

    /// The secret by which services know each other.
    static func internalSecret(isSet: Bool, isWholeLarder: Bool) -> Finding {
        switch (isSet, isWholeLarder) {
        case (true, _): .good("The internal secret is set.")
        case (false, true): .note("No internal secret is set; larder creates one at each start.")
        case (false, false):
            .bad(
                "LARDER_INTERNAL_SECRET is not set.",
                "Set it, or LARDER_INTERNAL_SECRET_FILE, to the same text for every service: openssl rand -hex 32"
            )
        }
    }

    /// The public URL.
    static func origin(_ origin: String?) -> Finding {
        guard let origin else {
            return .note(
                "LARDER_ORIGIN is not set: shared links work on this machine only.",
                "Set it to the address at which others reach Larder, for example https://larder.example."
            )
        }
        let host = host(of: origin)
        if origin.hasPrefix("https://") { return .good("The origin \(origin) is encrypted.") }
        guard isAtHome(host) else {
            return .bad(
                "The origin \(origin) is public and not encrypted: passwords can be intercepted.",
                "Use https; with LARDER_DOMAIN set, the compose file's Caddy fetches certificates by itself."
            )
        }
        return .note("The origin \(origin) is not encrypted: suitable for a home network only.")
    }

    /// How many files and sockets a program that is started as this one was may have open.
    static func descriptors(_ limit: Int, connections wanted: Int) -> Finding {
        let possible = Descriptors.connections(wanted: wanted, of: limit)
        if possible == wanted { return .good("The file limit allows \(wanted) connections.") }
        return .note(
            "The file limit of programs started from here (\(limit)) allows \(possible) "
                + "connections, not \(wanted).",
            "Raise the limit (ulimit -Hn, LimitNOFILE of systemd), or lower LARDER_MAX_CONNECTIONS."
        )
    }

    /// A database server's version, as in 150013.
    static func postgresVersion(_ number: Int) -> Finding {
        let major = number / 10_000
        if major >= 15 { return .good("PostgreSQL \(major) answers.") }
        return .bad("PostgreSQL \(major) is too old.", "Larder needs PostgreSQL 15 or later.")
    }

    /// A service's migrations: those the program has and those the database has had.
    static func migrations(of service: String, expected: [String], recorded: [String]) -> Finding {
        if let unknown = recorded.first(where: { !expected.contains($0) }) {
            return .bad(
                "The \(service) service's database has the migration \(unknown), which this version does not know.",
                "Run that newer version; migrations cannot be reversed."
            )
        }
        if expected == recorded { return .good("The \(service) service's migrations have been applied.") }
        guard recorded == Array(expected.prefix(recorded.count)) else {
            return .bad(
                "The \(service) service's migrations have been applied in another order.",
                "Restore the database from a backup."
            )
        }
        let count = expected.count - recorded.count
        return .bad(
            "The \(service) service lacks \(count) \(count == 1 ? "migration" : "migrations").",
            "Run `larder migrate`, or start it with LARDER_MIGRATE=on."
        )
    }

    /// The time of the last backup that was made with `backup`; automatic ones lie on the same disk, and do not count.
    static func backup(_ last: Instant?, at now: Instant) -> Finding {
        let advice = "Run `larder backup FILE` every day, and keep the files on another disk: docs/backups.md."
        guard let last else { return .note("`larder backup` has not been used yet.", advice) }
        let days = (now.seconds - last.seconds) / 86_400
        let age = days < 1 ? "less than a day" : days == 1 ? "a day" : "\(days) days"
        return days <= 7 ? .good("The last backup is \(age) old.") : .bad("The last backup is \(age) old.", advice)
    }

    /// Two clocks.
    static func clock(_ ours: Instant, _ theirs: Instant, of whom: String) -> Finding {
        let seconds = abs(ours.milliseconds - theirs.milliseconds) / 1000
        if seconds <= 2 { return .good("This machine's clock and that of \(whom) agree.") }
        return .bad(
            "This machine's clock and that of \(whom) are \(seconds) seconds apart.",
            "Synchronise both (chrony, systemd-timesyncd): tokens and checked items expire by the clock."
        )
    }

    /// A disk's free space in bytes.
    static func disk(_ folder: String, free: Int64, total: Int64) -> Finding {
        let megabytes = free / 1_048_576
        let share = total > 0 ? Int(free * 100 / total) : 100
        if megabytes < 256 {
            return .bad(
                "The disk of \(folder) has \(megabytes) MB left.",
                "Make room: without it nothing can be saved."
            )
        }
        if share < 10 { return .note("The disk of \(folder) is \(100 - share) % full (\(megabytes) MB left).") }
        return .good("The disk of \(folder) has room (\(share) % free).")
    }

    /// Files that others may open.
    static func privacy(_ files: [ExposedFile], in folder: String) -> Finding {
        guard let worst = files.max(by: { $0.openness < $1.openness }) else {
            return .good("Only this user can open the files in \(folder).")
        }
        let others = files.count == 1 ? "" : ", and \(files.count - 1) more"
        return .bad(
            "\(worst.path) (mode \(worst.octal)) can be opened by \(worst.readers)\(others).",
            """
            Anyone who can read the databases can sign tokens. Run chmod -R go= \(folder), or start Larder, which \
            does so for its own user's files; then run `larder rotate-keys` if others use this machine.
            """
        )
    }

    /// What SQLite finds wrong with a file; nil if it could not be read to its end in time.
    static func file(_ name: String, damage: [String]?) -> Finding {
        guard let damage else {
            return .note(
                "\(name) is large and was not checked completely.",
                "`larder backup FILE` checks all of it."
            )
        }
        guard let first = damage.first else { return .good("\(name) is not damaged.") }
        let others = damage.count == 1 ? "" : ", and more"
        return .bad(
            "\(name) is damaged: \(first)\(others).",
            "Stop Larder and restore the latest backup: larder restore FILE. The damaged file is kept; "
                + "docs/faults.md says how to recover rows from it."
        )
    }

    /// A neighbour's answer to the probe of the secret: the status, or nil if there was none.
    static func neighbour(_ name: String, _ url: String, status: Int?) -> Finding {
        switch status {
        case 204: .good("The \(name) service answers and has the same secret.")
        case 403:
            .bad(
                "The \(name) service has another secret.",
                "Give every service the same LARDER_INTERNAL_SECRET, and restart those that had another."
            )
        case nil:
            .bad(
                "The \(name) service does not answer at \(url).",
                "Start it, or correct \(Setting.neighbour(name).key)."
            )
        case let status?:
            .bad(
                "What answers at \(url) is not the \(name) service (\(status)).",
                "Correct \(Setting.neighbour(name).key)."
            )
        }
    }

    /// A mail server's greeting; one behind TLS says nothing before that.
    static func mail(_ url: String, _ greeting: Greeting, isEncrypted: Bool) -> Finding {
        if greeting.isConnected && (isEncrypted || greeting.line.hasPrefix("220")) {
            return .good("The mail server at \(url) answers.")
        }
        let words = greeting.isConnected ? "is not a mail server" : "cannot be reached"
        return .bad(
            "What is at \(url) \(words).",
            "Correct LARDER_SMTP_URL, or allow connections to it; without mail users cannot reset their passwords."
        )
    }

    // MARK: - Hosts

    /// Where a mail server is, by its URL.
    static func mailServer(_ url: String) -> (host: String, port: Int, isEncrypted: Bool) {
        let host = host(of: url)
        let isEncrypted = url.hasPrefix("smtps://")
        let digits = url.reversed().prefix { $0.isNumber }
        let end = url.dropLast(digits.count)
        let port = end.hasSuffix(":") ? Int(String(digits.reversed())) : nil
        return (host, port ?? (isEncrypted ? 465 : 587), isEncrypted)
    }

    /// The host of an origin, without its port.
    static func host(of origin: String) -> String {
        let start = origin.firstRange(of: "://")?.upperBound ?? origin.startIndex
        let authority = origin[start...].prefix { $0 != "/" }
        if authority.hasPrefix("[") { return String(authority.dropFirst().prefix { $0 != "]" }) }
        return String(authority.prefix { $0 != ":" })
    }

    /// Whether a host is this machine or in a private network.
    static func isAtHome(_ host: String) -> Bool {
        if let isPrivate = ClientAddress.isPrivate(host) { return isPrivate }
        return isThisMachine(host) || !host.contains(".")
            || [".local", ".lan", ".home", ".home.arpa", ".internal"].contains { host.hasSuffix($0) }
    }

    /// Whether a host is this machine itself.
    static func isThisMachine(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("127.") || host == "::1"
    }
}
