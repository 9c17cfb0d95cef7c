import CLinux
import CMHD
import Glibc
import Loop

extension Server {
    /// Accepts what has connected to one of the listening sockets.
    func acceptAll(on listener: Int32) {
        // defence: own-listener
        let isOwn = listener != self.listener
        var hasRun = false
        // Bounded, so that a flood of connections leaves time for requests; the loop comes back at once.
        for _ in 0..<64 {
            var address = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let descriptor = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    accept(listener, $0, &length)
                }
            }
            guard descriptor >= 0 else { return acceptFailed(on: listener, isOwn) }
            // Before one is closed for it: what the others have sent may be there, and not have been read.
            if !isOwn, !hasRun, book.count >= settings.maxConnections {
                run()
                hasRun = true
            }
            take(descriptor, &address, length, isOwn)
        }
    }

    private func take(_ descriptor: Int32, _ address: inout sockaddr_storage, _ length: socklen_t, _ isOwn: Bool) {
        guard let peer = Listener.peer(address) else {
            close(descriptor)
            return
        }
        let text = peer.text
        let trusted = settings.trustedProxies.contain(peer)
        let block = isOwn ? nil : AddressBlock(peer)
        if let block, !makeRoom(for: block, text, trusted) { return refuse(descriptor, of: text) }
        // libmicrohttpd makes the socket non-blocking; on failure it closes it.
        let connection = Connection(
            server: self,
            descriptor: descriptor,
            address: text,
            block: block,
            trusted: trusted,
            now: now()
        )
        arriving = connection
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                MHD_add_connection(daemon, descriptor, $0, length)
            }
        }
        arriving = nil
        needsRun = true
    }

    // MARK: - Limits

    /// Whether an address may have one more connection; at a limit, after one has been closed that nobody needs now.
    private func makeRoom(for block: AddressBlock, _ address: String, _ trusted: Bool) -> Bool {
        // defence: connections-per-address
        if !trusted, book.count(of: block) >= settings.maxConnectionsPerAddress {
            settings.onNotice?(.addressAtLimit(address, settings.maxConnectionsPerAddress))
            guard let other = book.dispensable(of: block) else { return false }
            dismiss(other)
        } else if book.count >= settings.maxConnections {
            settings.onNotice?(.atLimit(settings.maxConnections))
            // defence: silent-connections
            guard let other = book.dispensable(for: block) else { return false }
            dismiss(other)
        }
        return true
    }

    /// Closes a connection on which no request is under way, or only a part of one has come.
    ///
    /// It no longer counts; its descriptor is free when libmicrohttpd has run, which it does before the loop waits.
    private func dismiss(_ connection: Connection) {
        book.close(connection)
        cut(connection, connection.phase == .body ? .busy : nil)
    }

    private func acceptFailed(on listener: Int32, _ isOwn: Bool) {
        switch errno {
        case EMFILE, ENFILE:
            settings.onNotice?(.noDescriptors)
            // What the others have sent may be there, and not have been read.
            run()
            if let other = book.dispensable() {
                dismiss(other)
            } else if isOwn || !shed(from: listener) {
                pause(listener)
            }
        case ENOMEM, ENOBUFS: pause(listener)
        default: return
        }
    }

    /// Refuses a connection for which there is no descriptor, on the one that is kept for this.
    private func shed(from listener: Int32) -> Bool {
        guard spare >= 0 else { return false }
        close(spare)
        let descriptor = accept(listener, nil, nil)
        if descriptor >= 0 {
            sendRaw(.tooManyConnections, to: descriptor, of: "")
            close(descriptor)
        }
        spare = Listener.spare()
        return spare >= 0
    }

    /// The loop would spin on the connection that cannot be taken; it waits in the queue instead.
    private func pause(_ listener: Int32) {
        loop.unwatch(listener)
        loop.schedule(after: .milliseconds(100)) { [self] in
            if !stopping { watch(listener) }
            if spare < 0 { spare = Listener.spare() }
        }
    }

    // MARK: - Refusals

    /// Answers 503 without reading anything, and closes.
    private func refuse(_ descriptor: Int32, of address: String) {
        sendRaw(.tooManyConnections, to: descriptor, of: address)
        shutdown(descriptor, Int32(SHUT_WR))
        guard lingering < 128 else {
            close(descriptor)
            return
        }
        // Closed at once, with the client's request unread, the answer would be lost to a reset.
        lingering += 1
        loop.schedule(after: .milliseconds(250)) { [self] in
            close(descriptor)
            lingering -= 1
        }
    }

    /// Writes an answer past libmicrohttpd; only where it has begun none itself.
    func sendRaw(_ problem: Problem, to descriptor: Int32, of address: String) {
        settings.onRefusal?(problem, address)
        let response = problem.response(requestID: RequestContext.newID())
        var text = "HTTP/1.1 \(response.status) \(Status.phrase(response.status))\r\nConnection: close\r\n"
        for (name, value) in response.headers.pairs { text += "\(name): \(value)\r\n" }
        text += "X-Content-Type-Options: nosniff\r\nContent-Length: \(response.body.bytes.count)\r\n\r\n"
        let bytes = Array(text.utf8) + response.body.bytes
        _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
}

extension Problem {
    fileprivate static var tooManyConnections: Problem {
        .unavailable(retryAfter: 1, code: "too_many_connections", "There are too many connections at the moment.")
    }
}
