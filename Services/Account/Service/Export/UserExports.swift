import AccountAPI
import HTTP
import Identity
import JSON
import Values

/// Gathers all that Larder has of a user into one JSON document, a page at a time.
///
/// What other services keep is read over HTTP, for one household after the other, as one of its viewers.
struct UserExports: Sendable {
    let store: SQLAccountStore
    /// Everything that the neighbours keep of a household.
    let neighbours: @Sendable (Household) -> [ExportedList]
    let now: @Sendable () -> Instant
    private let turns = ExportTurns()

    init(
        store: SQLAccountStore,
        neighbours: @escaping @Sendable (Household) -> [ExportedList],
        now: @escaping @Sendable () -> Instant
    ) {
        self.store = store
        self.neighbours = neighbours
        self.now = now
    }

    /// Writes the document of a user; a 503 while another is written for the same one, or for too many others.
    func document(of user: UserID) async throws -> SpooledBody {
        let document = try await turns.run(for: user) { try await written(for: user) }
        if let document { return document }
        throw Problem.unavailable(retryAfter: 30, code: "busy", "An export is being made already. Please try again.")
    }

    private func written(for id: UserID) async throws -> SpooledBody {
        guard let file = SpooledBody() else { throw Problem.unavailable() }
        guard let user = try await store.user(id) else { throw AccountError.sessionOver }
        let chosen = try await store.defaultHousehold(of: id)
        var json = JSONWriter()
        json.object { json in
            json.member("exported_at", now())
            json.member("user", ProfileBody(user))
            json.member("created_at", user.createdAt)
            json.member("default_household", chosen)
        }
        // The object goes on with the lists.
        try write(json.bytes.dropLast(), to: file)
        try await writeAccount(of: id, to: file)
        try write(Array(",\"households\":[".utf8), to: file)
        for (index, membership) in try await store.memberships(of: id).enumerated() {
            if index > 0 { try write([UInt8(ascii: ",")], to: file) }
            try await write(membership, to: file)
        }
        try write(Array("]}\n".utf8), to: file)
        return file
    }

    /// What the account service keeps of the user alone; no secret is among it, as none is kept.
    private func writeAccount(of user: UserID, to file: SpooledBody) async throws {
        try await list("sessions", to: file, by: \.id) { last, limit in
            try await store.sessions(of: user, limit: limit, before: last)
        } as: {
            ExportedSession($0)
        }
        try await list("api_tokens", to: file, by: \.id) { last, limit in
            try await store.tokens(of: user, limit: limit, after: last)
        } as: {
            APITokenBody($0)
        }
        try await list("identities", to: file) { write in
            for identity in try await store.identities(of: user) { try write(identity.jsonBytes()) }
        }
        try await list("subscriptions", to: file) { write in
            if let paid = try await store.subscription(of: user) { try write(ExportedPayment(paid).jsonBytes()) }
        }
        try await list("audit", to: file, by: \.id) { last, limit in
            try await store.entries(of: .user(user), limit: limit, before: last)
        } as: {
            $0
        }
    }

    private func write(_ membership: Membership, to file: SpooledBody) async throws {
        let household = membership.household.id
        try write(Array("{\"household\":".utf8) + HouseholdBody(membership).jsonBytes(), to: file)
        try await list("members", to: file, by: \.user) { last, limit in
            try await store.members(of: household, limit: limit, after: last)
        } as: {
            MembershipBody($0)
        }
        try await list("family", to: file, by: \.id) { last, limit in
            try await store.familyMembers(of: household, limit: limit, after: last)
        } as: {
            FamilyMemberBody($0)
        }
        do {
            for kept in neighbours(membership.household) { try await list(kept.name, to: file, kept.read) }
        } catch let problem as Problem where problem.status < 500 {
            // What a neighbour refuses is no fault of whoever asks here.
            throw Problem.unavailable(code: "neighbour_unavailable")
        }
        try write([UInt8(ascii: "}")], to: file)
    }

    /// A member whose value is a list that is read in pages.
    private func list<Item, Subject>(
        _ name: String,
        to file: SpooledBody,
        by id: KeyPath<Item, Identifier<Subject>>,
        _ read: (Identifier<Subject>?, _ limit: Int) async throws -> [Item],
        as written: (Item) -> some JSONEncodable
    ) async throws {
        try await list(name, to: file) { write in
            let size = 200
            var last: Identifier<Subject>?
            repeat {
                let page = try await read(last, size)
                for item in page { try write(written(item).jsonBytes()) }
                last = page.count == size ? page.last?[keyPath: id] : nil
            } while last != nil
        }
    }

    /// A member whose value is a list.
    private func list(
        _ name: String,
        to file: SpooledBody,
        _ body: (([UInt8]) throws -> Void) async throws -> Void
    ) async throws {
        try write(Array(",\"\(name)\":[".utf8), to: file)
        var isFirst = true
        try await body { element in
            if !isFirst { try write([UInt8(ascii: ",")], to: file) }
            isFirst = false
            try write(element, to: file)
        }
        try write([UInt8(ascii: "]")], to: file)
    }

    private func write(_ bytes: [UInt8], to file: SpooledBody) throws {
        guard file.append(bytes) else { throw Problem.unavailable() }
    }
}
