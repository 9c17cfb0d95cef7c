import Synchronization
public import Values

/// How many bytes of something each household may keep, and which households were far below that a moment ago.
///
/// Adding up what a household keeps takes longer the more it keeps. A household that uses less than half of its limit
/// may therefore add a sixteenth of it before its bytes are added up again, within a minute. It can exceed its limit
/// that way by a sixteenth for each process, but only if the other half is written through other processes in that
/// minute.
public final class StorageLimit: Sendable {
    private struct Room {
        var bytes: Int
        var until: ContinuousClock.Instant
    }

    /// How long a sum is relied on.
    private static let lifetime = Duration.seconds(60)

    /// The limit.
    public let bytes: Int
    private let capacity: Int
    private let rooms = Mutex<[HouseholdID: Room]>([:])

    /// A limit in bytes, which remembers so many households at most.
    public init(_ bytes: Int, capacity: Int = 4096) {
        self.bytes = bytes
        self.capacity = capacity
    }

    /// Whether so much more fits, as far as is known; what fits is taken to be written.
    public func takes(_ more: Int, of household: HouseholdID, at now: ContinuousClock.Instant = .now) -> Bool {
        rooms.withLock { rooms in
            guard let room = rooms[household], room.until > now, room.bytes >= more else { return false }
            rooms[household]?.bytes -= more
            return true
        }
    }

    /// Remembers how many bytes a household uses, with what is being written.
    public func note(_ used: Int, of household: HouseholdID, at now: ContinuousClock.Instant = .now) {
        rooms.withLock { rooms in
            // defence: sums-of-bytes
            guard used < bytes / 2 else {
                rooms[household] = nil
                return
            }
            if rooms.count >= capacity, rooms[household] == nil {
                rooms = rooms.filter { $0.value.until > now }
                // What is forgotten is added up once more.
                if rooms.count >= capacity { rooms = [:] }
            }
            rooms[household] = Room(bytes: bytes / 16, until: now + Self.lifetime)
        }
    }
}
