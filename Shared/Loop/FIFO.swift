/// A first-in, first-out queue.
///
/// Adding and removing take constant time.
public struct FIFO<Element> {
    /// Nil where an element has been removed: it may hold a large body, which must not stay in memory.
    @usableFromInline var places: [Element?] = []
    @usableFromInline var head = 0

    /// An empty queue.
    @inlinable
    public init() {}

    /// How many elements there are.
    @inlinable
    public var count: Int { places.count - head }

    /// The oldest element.
    @inlinable
    public var first: Element? { head < places.count ? places[head] : nil }

    /// The elements, oldest first.
    @inlinable
    public var elements: some Sequence<Element> { places[head...].lazy.compactMap(\.self) }

    /// Adds an element at the end.
    @inlinable
    public mutating func append(_ element: Element) { places.append(element) }

    /// Removes and returns the oldest element.
    @inlinable
    public mutating func popFirst() -> Element? {
        guard head < places.count else { return nil }
        defer {
            head += 1
            if head == places.count {
                places.removeAll(keepingCapacity: head <= 1024)
                head = 0
            } else if head > 64, head > places.count / 2 {
                places.removeFirst(head)
                head = 0
            }
        }
        return places[head].take()
    }

    /// Removes and returns the newest element.
    @inlinable
    public mutating func popLast() -> Element? { head < places.count ? places.removeLast() : nil }

    /// Removes every element for which `isGone` is true.
    public mutating func removeAll(where isGone: (Element) -> Bool) {
        places = places[head...].filter { $0.map { !isGone($0) } ?? false }
        head = 0
    }
}
