import Database
import FoundationEssentials
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import Events

/// How a change is taken back, as an event says it.
@Suite struct EventUndoTests {
    private static let undo = Undo(
        .patch,
        "/things/1",
        body: .object(["title": .string(#"The "undo":{ and "by":{ of old"#)]),
        state: Undo.State("/things/1", id: "1", has: ["title": .string("New"), "note": .null])
    )

    @Test func `how a change is taken back stays between the services, and is left out if it is long`() {
        let user = Actor.user(UserID(UUID()), byApp: false)
        let plain = Array(#"{"title":"Say \"undo\":{ and \"by\":{","n":{"m":{}}}"#.utf8)
        var payload = plain
        EventActor.add(user, to: &payload)
        let told = payload
        EventUndo.add(Self.undo, to: &payload)
        #expect(EventUndo.of(payload) == Self.undo && EventActor.of(payload) == user)
        #expect(EventUndo.removed(from: payload) == told)
        #expect(EventActor.removed(from: EventUndo.removed(from: payload)) == plain)
        for other in [plain, told, Array("{}".utf8)] {
            #expect(EventUndo.removed(from: other) == other && EventUndo.of(other) == nil)
        }
        let event = LiveEvent(sequence: 1, kind: "thing.changed", subject: UUID(), at: .now, payload: payload)
        for data in [event.data(), event.data(withActor: false)] {
            #expect(!String(decoding: data, as: UTF8.self).contains("/things/1"))
        }
        var long = Self.undo
        long.body = .string(String(repeating: "a", count: Undo.most))
        payload = told
        EventUndo.add(long, to: &payload)
        #expect(payload == told)
    }

    @Test func `things are as they were left if the members say so, whatever else there is`() throws {
        func read(_ text: String) throws -> AnyJSON { try JSONReader.read(AnyJSON.self, from: Array(text.utf8)) }
        let state = Self.undo.state
        #expect(state.matches(try read(#"{"id":"0","items":[{"id":"2"},{"id":"1","title":"New","x":1}]}"#)))
        #expect(state.matches(try read(#"{"id":"1","title":"New","note":null}"#)))
        for other in [
            #"{"id":"1","title":"New","note":"x"}"#, #"{"id":"1","title":"Old"}"#, #"{"id":"2","title":"New"}"#, "[]",
        ] { #expect(!state.matches(try read(other)), "\(other)") }
        #expect(!state.matches(nil))
        let gone = Undo.State("/things/1", id: "1")
        let others = try read(#"{"items":[{"id":"2"}]}"#)
        #expect(gone.matches(nil) && gone.matches(others))
        #expect(!gone.matches(try read(#"{"items":[{"id":"1"}]}"#)))
        #expect(Undo.State("/things/1").matches(nil) && !Undo.State("/things/1").matches(.object([:])))
    }
}
