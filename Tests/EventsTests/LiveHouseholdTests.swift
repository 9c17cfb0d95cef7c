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
                    isMember: true,
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
        var room = room(7, 5)
        #expect(room.beginReading() == true)
        #expect(room.isReading)
        #expect(room.nextRead(hasMore: false) == 5, "the first read")
        for _ in 0..<2 { #expect(room.beginReading() == false) }
        #expect(room.nextRead(hasMore: false) == 5, "two changes have come meanwhile: one more read")
        #expect(room.nextRead(hasMore: true) == 5, "the portion was full")
        #expect(room.nextRead(hasMore: false) == nil)
        #expect(!room.isReading)
        #expect(room.beginReading() == true, "a change after the end begins anew")
    }

    @Test func `reading ends when every stream has gone, and one that joins then begins it anew`() {
        var room = room(5)
        #expect(room.beginReading() == true)
        room.listeners = []
        #expect(room.nextRead(hasMore: true) == nil)
        #expect(!room.isReading)
        #expect(room.beginReading() == true)
    }

    @Test func `a change is read whenever it comes`() {
        // Every order of changes and of the reader's steps: a change that finds no reader begins one.
        for orders in 0..<(1 << 12) {
            var room = room(5)
            var isReading = false
            var unread = false
            for step in 0..<12 {
                if orders >> step & 1 == 0 {
                    unread = true
                    if room.beginReading() {
                        #expect(!isReading)
                        isReading = true
                    }
                } else if isReading {
                    if room.nextRead(hasMore: false) == nil {
                        #expect(!unread, "order \(orders)")
                        isReading = false
                    } else {
                        unread = false
                    }
                }
            }
        }
    }
}
