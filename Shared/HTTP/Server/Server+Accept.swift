import CLinux
import CMHD
import Glibc
import Loop

extension Server {
    /// Accepts whatever has connected.
    func acceptAll() {
        // Bounded, so that a flood of connections leaves time for requests; the loop comes back at once.
        for _ in 0..<64 {
            var address = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let descriptor = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    accept(listener, $0, &length)
                }
            }
            guard descriptor >= 0 else { return acceptFailed() }
            take(descriptor, &address, length)
        }
    }

    private func acceptFailed() {
        guard errno == EMFILE || errno == ENFILE || errno == ENOMEM || errno == ENOBUFS else { return }
        // The loop would spin on the connection that cannot be taken; it waits in the queue instead.
        loop.unwatch(listener)
        loop.schedule(after: .milliseconds(100)) { [self] in
            if !stopping { loop.watch(listener, .read) { [self] _ in acceptAll() } }
        }
    }

    private func take(_ descriptor: Int32, _ address: inout sockaddr_storage, _ length: socklen_t) {
        let peer = Listener.peer(address)
        let text = peer.text
        let trusted = settings.trustedProxies.contain(peer)
        guard connections.count < settings.maxConnections,
            trusted || perAddress[text, default: 0] < settings.maxConnectionsPerAddress
        else { return refuse(descriptor, of: text) }
        // libmicrohttpd makes the socket non-blocking; on failure it closes it.
        let connection = Connection(
            server: self,
            descriptor: descriptor,
            address: text,
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

    /// Answers 503 without reading anything, and closes.
    private func refuse(_ descriptor: Int32, of address: String) {
        let problem = Problem.unavailable(
            retryAfter: 1,
            code: "too_many_connections",
            "There are too many connections at the moment."
        )
        sendRaw(problem, to: descriptor, of: address)
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
