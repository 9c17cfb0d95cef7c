import HTTP
import Testing

@testable import Events

@Suite struct LiveRoomTests {
    private func room(_ sent: Int64...) -> LiveHousehold {
        var room = LiveHousehold()
        for (id, sent) in sent.enumerated() {
            room.listeners.append(
                LiveListener(
                    id: id,
                    stream: EventStream(),
                    sent: sent,
                    matching: { _ in true },
                    closing: { _ in false }
                )
            )
        }
        return room
    }

    @Test func `who has been sent all before a portion gets it, and nobody gets it twice`() {
        var room = room(3, 4, 5, 9, 10, 11)
        #expect(room.advance(from: 4, to: 10).map(\.id) == [1, 2, 3])
        #expect(room.listeners.map(\.sent) == [3, 10, 10, 10, 10, 11])
        #expect(room.advance(from: 4, to: 10).isEmpty)
    }

    @Test func `what comes while somebody reads is read once more`() {
        var room = room()
        #expect(room.beginReading() == true)
        #expect(room.isReading)
        #expect(room.readAgain() == false, "nothing has come meanwhile")
        for _ in 0..<2 { #expect(room.beginReading() == false) }
        #expect(room.readAgain() == true)
        #expect(room.readAgain() == false)
        #expect(room.beginReading() == false)
        room.isReading = false
        #expect(room.beginReading() == true)
        #expect(room.readAgain() == false, "what came before the reading is read by it")
    }
}
