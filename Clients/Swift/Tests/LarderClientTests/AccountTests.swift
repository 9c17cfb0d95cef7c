import Foundation
import LarderClient
import Testing

/// Users and households, with a real server.
@Suite struct AccountTests {
    @Test func `somebody begins anonymously, signs up and signs in again`() async throws {
        let larder = try await Server.larder()
        #expect(try await larder.auth.me().user.email == nil)
        let email = "\(UUID().uuidString.lowercased())@example.org"
        guard
            case .signedIn = try await larder.auth.signUp(email: email, password: "correct horse battery", name: "Ada")
        else {
            Issue.record("a server without mail signs in at once")
            return
        }
        #expect(try await larder.auth.me().user.name == "Ada")
        try await larder.auth.changePassword(from: "correct horse battery", to: "incorrect horse battery")
        try await larder.auth.changePassword(from: "incorrect horse battery", to: "correct horse battery")
        try await larder.auth.refresh()
        #expect(try await larder.auth.me().households.count == 1)
        try await larder.auth.signOut()
        await #expect(throws: LarderError.self) { try await larder.auth.me() }
        await #expect { try await larder.auth.signIn(email: email, password: "wrong") } throws: { error in
            (error as? LarderError)?.status == 401
        }
        try await larder.auth.signIn(email: email, password: "correct horse battery")
        #expect(try await larder.auth.me().user.email == email)
    }

    @Test func `a household has members and people who eat there`() async throws {
        let larder = try await Server.larder()
        let home = try #require(try await larder.households.list().first)
        var change = HouseholdChange()
        change.name = "Café Müller"
        change.measurementSystem = .set(.metric)
        let changed = try await larder.households.change(home.id, change, ifVersion: home.version)
        #expect(changed.name == "Café Müller" && changed.measurementSystem == .metric)
        await #expect { try await larder.households.change(home.id, change, ifVersion: home.version) } throws: {
            error in
            (error as? LarderError)?.status == 412
        }
        let invitation = try await larder.households.invite(to: home.id, role: .viewer)
        let open = try await larder.households.invitations(to: home.id).collect()
        #expect(open.map(\.role) == [.viewer])
        _ = try await larder.households.invite(to: home.id)
        for other in try await larder.households.invitations(to: home.id).collect() where other.role == .editor {
            try await larder.households.revokeInvitation(other.id, to: home.id)
        }
        #expect(try await larder.households.invitations(to: home.id).collect() == open)
        #expect(try await larder.households.get(home.id) == changed)
        let guest = try await Server.larder()
        #expect(try await guest.households.join(code: invitation.code).householdID == home.id)
        let people = try await larder.households.memberships(of: home.id).collect()
        #expect(Set(people.map(\.role)) == [.owner, .viewer])
        let other = try #require(people.first { $0.role == .viewer })
        #expect(try await larder.households.setRole(.editor, of: other.user.id, in: home.id).role == .editor)
        try await larder.households.remove(other.user.id, from: home.id)

        var child = FamilyMemberInput(name: "Mia")
        child.ageGroup = "child"
        child.allergies = ["peanuts"]
        let mia = try await larder.members.add(child)
        #expect(mia.portionFactor == "1/2" && mia.allergies == ["peanuts"])
        var older = FamilyMemberInput()
        older.ageGroup = "teen"
        #expect(try await larder.members.change(mia.id, older).ageGroup == "teen")
        #expect(try await larder.members.list().collect().map(\.name) == ["Mia"])
        try await larder.members.remove(mia.id)
        #expect(try await larder.members.list().collect().isEmpty)
        #expect(try await larder.entitlement().plan == "unlimited")

        let second = try await larder.households.create(NewHousehold(name: "Cabin"))
        let cabin = try #require(second.householdID)
        #expect(try await larder.household(home.id).members.list().collect().isEmpty)
        try await larder.households.setDefault(home.id)
        try await larder.households.delete(cabin)
    }

    @Test func `what was done to a household without a network is done once`() async throws {
        let larder = try await Server.larder()
        let (mia, ben) = (UUID.larder(), UUID.larder())
        var (child, older) = (FamilyMemberInput(name: "Mia"), FamilyMemberInput())
        child.allergies = ["peanuts"]
        older.ageGroup = "teen"
        var settings = HouseholdChange()
        settings.name = "Elm"
        settings.measurementSystem = .set(.us)
        let batch: [HouseholdOperation] = [
            .add(child, as: mia), .change(mia, older, seen: 1), .delete(ben), .change(ben, older),
            .set(settings, seen: 1),
        ]
        let synced = try await larder.households.sync(batch)
        #expect(synced.results.map(\.status) == [.applied, .applied, .merged, .refused, .applied])
        #expect(synced.members.map(\.ageGroup) == ["teen"] && synced.members[0].allergies == ["peanuts"])
        #expect(synced.household.name == "Elm" && synced.household.measurementSystem == .us)
        #expect(try await larder.households.sync(batch).results == synced.results)
        (child.allergies, settings.name, settings.measurementSystem) = ([], "Oak", .clear)
        let late = try await larder.households.sync([.change(mia, child, seen: 1), .set(settings, seen: 1)])
        #expect(late.results[0].fields == ["allergies"] && late.results[0].replaced == nil)
        #expect(late.results[1].replaced == ["name": .string("Elm"), "measurement_system": .string("us")])
        #expect(late.household.measurementSystem == nil && late.members[0].allergies == [])
    }
}
