import Identity
import Kitchen
import Testing
import Values

@testable import AccountService

/// Who of a household may take whom out, and give whom which role.
@Suite struct MemberRuleTests {
    private static let now = Instant(milliseconds: 1_800_000_000_000)
    private let ada = UserID(.version7())
    private let ben = UserID(.version7())
    private let cleo = UserID(.version7())
    private let stranger = UserID(.version7())

    private func members(_ roles: (UserID, Role)...) -> Members {
        Members(all: roles.map { Member(user: $0.0, role: $0.1, joinedAt: Self.now) })
    }

    private func error(_ body: () throws(AccountError) -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `an owner takes out others, and everybody themselves, but the last owner stays`() {
        let one = members((ada, .owner), (ben, .editor), (cleo, .viewer))
        #expect(error { () throws(AccountError) in try one.checkRemoval(of: ben, by: ada) } == nil)
        #expect(error { () throws(AccountError) in try one.checkRemoval(of: ben, by: ben) } == nil)
        #expect(error { () throws(AccountError) in try one.checkRemoval(of: cleo, by: ben) } == "ownersOnly")
        #expect(error { () throws(AccountError) in try one.checkRemoval(of: ada, by: ben) } == "ownersOnly")
        #expect(error { () throws(AccountError) in try one.checkRemoval(of: ada, by: ada) } == "lastOwner")
        #expect(error { () throws(AccountError) in try one.checkRemoval(of: stranger, by: ada) } == "noSuchMember")
        #expect(error { () throws(AccountError) in try one.checkRemoval(of: ada, by: stranger) } == "noSuchHousehold")
        let two = members((ada, .owner), (ben, .owner))
        #expect(error { () throws(AccountError) in try two.checkRemoval(of: ada, by: ada) } == nil)
        #expect(error { () throws(AccountError) in try two.checkRemoval(of: ben, by: ada) } == nil)
    }

    @Test func `an owner gives roles, and one owner remains`() {
        let one = members((ada, .owner), (ben, .editor))
        func gives(_ role: Role, to user: UserID, by actor: UserID, in members: Members) -> String? {
            error { () throws(AccountError) in _ = try members.checkRole(role, for: user, by: actor) }
        }
        #expect(gives(.owner, to: ben, by: ada, in: one) == nil && gives(.viewer, to: ben, by: ada, in: one) == nil)
        #expect(gives(.owner, to: ada, by: ada, in: one) == nil)
        #expect(gives(.editor, to: ada, by: ada, in: one) == "lastOwner")
        #expect(gives(.owner, to: ben, by: ben, in: one) == "ownersOnly")
        #expect(gives(.owner, to: stranger, by: ada, in: one) == "noSuchMember")
        let two = members((ada, .owner), (ben, .owner))
        #expect(gives(.viewer, to: ben, by: ada, in: two) == nil && gives(.viewer, to: ada, by: ada, in: two) == nil)
    }

    @Test func `a household is handed over to somebody else in it`() {
        let all = members((ada, .owner), (ben, .editor))
        func hands(to user: UserID, by actor: UserID) -> String? {
            error { () throws(AccountError) in _ = try all.checkHandOver(to: user, by: actor) }
        }
        #expect(hands(to: ben, by: ada) == nil && hands(to: ada, by: ada) == "handOverToSelf")
        #expect(hands(to: ada, by: ben) == "ownersOnly" && hands(to: stranger, by: ada) == "noSuchMember")
        #expect(error { () throws(AccountError) in try all.checkOwner(ada) } == nil)
        #expect(error { () throws(AccountError) in try all.checkOwner(ben) } == "ownersOnly")
        #expect(error { () throws(AccountError) in try all.checkOwner(stranger) } == "noSuchHousehold")
    }

    @Test func `who leaves takes their calendars along, and with them the links only on request`() {
        #expect(LinksWish.usual.endsFeeds && !LinksWish.usual.endsLinks)
        #expect(LinksWish.all.endsFeeds && LinksWish.all.endsLinks)
        #expect(!LinksWish.none.endsFeeds && !LinksWish.none.endsLinks)
    }

    @Test func `a child eats half a serving, a toddler a quarter and a baby none`() {
        let factors = AgeGroup.allCases.map { "\($0) \($0.portionFactor)" }
        #expect(factors == ["adult 1", "teen 1", "child 1/2", "toddler 1/4", "baby 0"])
        var member = FamilyMember(id: MemberID(.version7()), name: "Mia", createdAt: Self.now, updatedAt: Self.now)
        #expect(member.portionFactor == .one)
        member.ownPortionFactor = .zero
        #expect(member.portionFactor == .zero)
    }

    @Test func `a member has a new version if anything is different`() {
        let old = FamilyMember(
            id: MemberID(.version7()),
            version: 4,
            name: "Mia",
            createdAt: Self.now,
            updatedAt: Self.now
        )
        let later = Self.now + .seconds(1)
        #expect(old.following(old, at: later) == old)
        var same = old
        (same.version, same.updatedAt) = (9, later)
        #expect(same.following(old, at: later) == old)
        var other = old
        other.ageGroup = .child
        let next = other.following(old, at: later)
        #expect(next.version == 5 && next.updatedAt == later && next.ageGroup == .child)
    }

    @Test func `only what somebody must not or will not eat concerns the kitchen, not who it is`() {
        let mia = FamilyMember(id: MemberID(.version7()), name: "Mia", createdAt: Self.now, updatedAt: Self.now)
        var (older, renamed, linked, allergic) = (mia, mia, mia, mia)
        (older.ageGroup, renamed.name, linked.user, allergic.restrictions.allergies) = (.teen, "Mio", ada, [.milk])
        let changes = [
            FamilyChange(from: nil, to: nil), FamilyChange(from: nil, to: mia), FamilyChange(from: mia, to: nil),
            FamilyChange(from: mia, to: older), FamilyChange(from: mia, to: renamed),
            FamilyChange(from: mia, to: allergic), FamilyChange(from: nil, to: linked),
            FamilyChange(from: mia, to: linked), FamilyChange(from: linked, to: linked),
            FamilyChange(from: linked, to: mia), FamilyChange(from: nil, to: allergic),
            FamilyChange(from: allergic, to: nil), FamilyChange(from: allergic, to: mia),
        ]
        #expect(changes.indices.filter { changes[$0].concernsKitchen } == [5, 10, 11, 12])
        #expect(changes.map(\.newlyLinked) == [nil, nil, nil, nil, nil, nil, ada, ada, nil, nil, nil, nil, nil])
    }
}
