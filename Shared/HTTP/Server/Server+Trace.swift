extension Server {
    /// The place of a request in its trace, and what records it.
    ///
    /// Only neighbours and trusted proxies say to which trace a request belongs. Anyone else could put their requests
    /// among another's, or have more of them recorded than the operator wants.
    func trace(_ connection: Connection, _ reader: HeaderReader) -> (place: TraceContext, recording: TraceRecording?) {
        guard reader.hasTrace || settings.tracer != nil else { return (.new(), nil) }
        let isNeighbours = settings.isNeighbours?(reader.headers) == true
        let sender: Tracer.Sender = isNeighbours ? .neighbour : connection.trusted ? .proxy : .client
        // defence: trusted-traces
        let isTrusted = sender != .client
        let lines = reader.hasTrace && isTrusted ? reader.headers.all("traceparent") : []
        // Of two headers none is to be relied on.
        let named = lines.count == 1 ? TraceContext(traceparent: lines[0]) : nil
        guard let tracer = settings.tracer else { return (named ?? .new(), nil) }
        return tracer.trace(named, from: sender, to: connection.target)
    }
}
