/// The routes as a tree of path segments.
///
/// Literals are tried before parameters, and what leads nowhere is taken back. A path that ends in a literal which has
/// routes is that literal's alone, whatever its methods: no id is called `batch-get` (OpenAPI 3.1, section 4.8.8).
struct RouteTree: Sendable {
    private struct Node: Sendable {
        var literals: [(bytes: [UInt8], node: Int)] = []
        /// Parameters, those with the longest tail first.
        var parameters: [(tail: [UInt8], node: Int)] = []
        var rest: Int?
        var routes: [(method: Method, route: Int)] = []
    }

    /// What a path leads to.
    struct Match {
        var route: Int
        var ranges: [Range<Int>]
    }

    private var nodes = [Node()]

    /// Adds a route; false if the same method and path are there already.
    mutating func add(_ method: Method, _ pattern: Pattern, route: Int) -> Bool {
        var current = 0
        for segment in pattern.segments { current = child(of: current, segment) }
        guard !nodes[current].routes.contains(where: { $0.method == method }) else { return false }
        nodes[current].routes.append((method, route))
        return true
    }

    /// The route for a method and path; without one, `allowed` holds the methods that the path does answer to.
    func find(_ method: Method, _ path: UnsafeBufferPointer<UInt8>, allowed: inout [Method]) -> Match? {
        guard path.first == UInt8(ascii: "/") else { return nil }
        var ranges: [Range<Int>] = []
        guard let route = find(method, path, from: 1, at: 0, &ranges, &allowed) else { return nil }
        return Match(route: route, ranges: ranges)
    }

    private mutating func child(of node: Int, _ segment: Pattern.Segment) -> Int {
        switch segment {
        case .literal(let bytes):
            if let known = nodes[node].literals.first(where: { $0.bytes == bytes }) { return known.node }
            nodes[node].literals.append((bytes, nodes.count))
        case .parameter(let tail):
            if let known = nodes[node].parameters.first(where: { $0.tail == tail }) { return known.node }
            nodes[node].parameters.append((tail, nodes.count))
            nodes[node].parameters.sort { $0.tail.count > $1.tail.count }
        case .rest:
            if let known = nodes[node].rest { return known }
            nodes[node].rest = nodes.count
        }
        nodes.append(Node())
        return nodes.count - 1
    }

    private func find(
        _ method: Method,
        _ path: UnsafeBufferPointer<UInt8>,
        from start: Int,
        at node: Int,
        _ ranges: inout [Range<Int>],
        _ allowed: inout [Method]
    ) -> Int? {
        // One past the end: the segment before this one was the last.
        if start > path.count { return route(method, at: node, &allowed) }
        var end = start
        while end < path.count, path[end] != UInt8(ascii: "/") { end += 1 }
        let segment = UnsafeBufferPointer(rebasing: path[start..<end])
        for child in nodes[node].literals where child.bytes.count == segment.count && segment.elementsEqual(child.bytes)
        {
            if let found = find(method, path, from: end + 1, at: child.node, &ranges, &allowed) { return found }
            if end == path.count && !nodes[child.node].routes.isEmpty { return nil }
        }
        for child in nodes[node].parameters
        where segment.count > child.tail.count && segment.suffix(child.tail.count).elementsEqual(child.tail) {
            ranges.append(start..<(end - child.tail.count))
            if let found = find(method, path, from: end + 1, at: child.node, &ranges, &allowed) { return found }
            ranges.removeLast()
        }
        guard let rest = nodes[node].rest else { return nil }
        ranges.append(start..<path.count)
        if let found = route(method, at: rest, &allowed) { return found }
        ranges.removeLast()
        return nil
    }

    private func route(_ method: Method, at node: Int, _ allowed: inout [Method]) -> Int? {
        var get: Int?
        for entry in nodes[node].routes {
            if entry.method == method { return entry.route }
            if entry.method == .get { get = entry.route }
        }
        if method == .head, let get { return get }
        for entry in nodes[node].routes where !allowed.contains(entry.method) { allowed.append(entry.method) }
        return nil
    }
}
