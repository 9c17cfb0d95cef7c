/// A queue in order of arrival.
///
/// Adding and taking cost the same however many wait.
public struct FIFO<Element> {
    /// Nil where an element has been taken: it may hold a large body, and must not live on in the queue.
    @usableFromInline var places: [Element?] = []
    @usableFromInline var head = 0

    /// An empty queue.
    @inlinable
    public init() {}

    /// How many elements wait.
    @inlinable
    public var count: Int { places.count - head }

    /// The element that has waited longest.
    @inlinable
    public var first: Element? { head < places.count ? places[head] : nil }

    /// What waits, the first first.
    @inlinable
    public var elements: some Sequence<Element> { places[head...].lazy.compactMap(\.self) }

    /// Adds an element behind the others.
    @inlinable
    public mutating func append(_ element: Element) { places.append(element) }

    /// Takes the element that has waited longest.
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

    /// Takes the element that came last.
    @inlinable
    public mutating func popLast() -> Element? { head < places.count ? places.removeLast() : nil }

    /// Takes away every element of which `isGone` says so.
    public mutating func removeAll(where isGone: (Element) -> Bool) {
        places = places[head...].filter { $0.map { !isGone($0) } ?? false }
        head = 0
    }
}
