import CLinux
import CMHD
import Glibc
import Loop

extension Server {
    /// Hands a response to libmicrohttpd.
    func queue(_ response: Response, on connection: Connection) -> MHD_Result {
        var response = counted(response, on: connection)
        connection.permission?.add(to: &response)
        settings.prefix.complete(&response.headers)
        connection.phase = .sending
        guard let made = make(response, on: connection) else { return .NO }
        response.headers.forEachField { name, value in
            // Both are followed by a NUL, see Headers.
            name.withMemoryRebound(to: CChar.self) { name in
                value.withMemoryRebound(to: CChar.self) { value in
                    _ = MHD_add_response_header(made, name.baseAddress, value.baseAddress)
                }
            }
            return true
        }
        // libmicrohttpd accepts chunk lines that end with LF alone, so a proxy may see the end of the body elsewhere:
        // what follows it is never read as another request (RFC 9112, section 11.2).
        // defence: chunks-end-connections
        if stopping || connection.isChunked { MHD_add_response_header(made, "Connection", "close") }
        let result = MHD_queue_response(connection.handle, UInt32(response.status), made)
        MHD_destroy_response(made)
        return result
    }

    private func make(_ response: Response, on connection: Connection) -> OpaquePointer? {
        switch response.body {
        case .empty:
            return MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        case .bytes(let bytes):
            // Sent from where it is: the connection keeps the array, unchanged, until the request is complete.
            connection.sent = bytes
            return connection.sent.withUnsafeBytes { bytes in
                MHD_create_response_from_buffer(
                    bytes.count,
                    UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                    .RESPMEM_PERSISTENT
                )
            }
        case .spooled(let spooled):
            // Closed by libmicrohttpd; the copy lives as long as the sending takes.
            return MHD_create_response_from_fd64(UInt64(spooled.count), dup(spooled.descriptor))
        case .omitted(let count):
            return MHD_create_response_from_callback(UInt64(count), 1024, omittedBytes, nil, nil)
        case .events(let stream):
            return open(stream, on: connection)
        }
    }

    // MARK: - Event streams

    private func open(_ stream: EventStream, on connection: Connection) -> OpaquePointer? {
        connection.phase = .streaming
        connection.stream = stream
        let serial = connection.serial
        stream.attach { [self, connection] in
            if loop.isOnLoop {
                wake(connection, serial)
            } else {
                loop.execute { [self] in wake(connection, serial) }
            }
        }
        // While a connection is suspended libmicrohttpd does not notice that the client goes; the loop does.
        loop.watch(connection.descriptor, .hungUp) { [weak stream] _ in stream?.close() }
        // A phone that has lost its network says nothing, and TCP alone would wait a quarter of an hour for it.
        let patience = Int32(settings.heartbeat.nanoseconds / 1_000_000)
        Listener.setOption(connection.descriptor, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, patience)
        if stopping { stream.close() }
        return larder_mhd_streaming_response(
            1024,
            streamBytes,
            Unmanaged.passUnretained(connection).toOpaque(),
            nil
        )
    }

    private func wake(_ connection: Connection, _ serial: UInt64) {
        guard connection.serial == serial else { return }
        if connection.stream?.isClosed == true { loop.unwatch(connection.descriptor) }
        resume(connection)
    }

    /// Gives libmicrohttpd what there is to send, or suspends the connection until there is something.
    func takeStream(_ connection: Connection, _ destination: UnsafeMutableRawBufferPointer) -> Int {
        switch connection.stream?.take(into: destination) ?? .ended {
        case .bytes(let count):
            connection.written = max(connection.written, count)
            return count
        case .ended: return -1
        case .nothing:
            // libmicrohttpd has filled it with zeros before, and a long event fills it as well: kept, it would be most of
            // what an idle stream takes. Short events touch a page only, which is not worth a system call each time.
            if connection.written > 4096 {
                larder_forget(destination.baseAddress, destination.count)
                connection.written = 0
            }
            MHD_suspend_connection(connection.handle)
            connection.suspended = true
            return 0
        }
    }
}
