import CMHD
import Loop

// libmicrohttpd's callbacks. All of them are called from within `Server.run` or `MHD_stop_daemon`, on the loop's thread.

/// A connection has been added or has gone; while it lives, its context is our object.
nonisolated func connectionChanged(
    context: UnsafeMutableRawPointer?,
    handle: OpaquePointer?,
    socket: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    event: MHD_ConnectionNotificationCode
) {
    guard let context, let socket else { return }
    let server = Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
    if event == .CONNECTION_NOTIFY_STARTED {
        guard let connection = server.arriving else { return }
        connection.handle = handle
        socket.pointee = Unmanaged.passRetained(connection).toOpaque()
        server.connectionOpened(connection)
    } else if let pointer = socket.pointee {
        let connection = Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue()
        socket.pointee = nil
        server.connectionClosed(connection)
    }
}

/// The request line has come; what is returned is the request's context from now on.
nonisolated func requestLineArrives(
    context: UnsafeMutableRawPointer?,
    target: UnsafePointer<CChar>?,
    handle: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let target, let pointer = larder_mhd_socket_context(handle) else { return nil }
    let connection = Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue()
    connection.begin(target: String(cString: target), now: monotonicNanoseconds())
    return pointer
}

/// Called once with the header, then with each part of the body, then without one when all has come.
nonisolated func requestArrives(
    context: UnsafeMutableRawPointer?,
    handle: OpaquePointer?,
    url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?,
    version: UnsafePointer<CChar>?,
    part: UnsafePointer<CChar>?,
    partSize: UnsafeMutablePointer<Int>?,
    request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let pointer = request?.pointee, let partSize, let method, let version else { return .NO }
    let connection = Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue()
    let server = connection.server
    switch connection.phase {
    case .header:
        return server.headerArrived(
            connection,
            method: String(cString: method),
            version: String(cString: version)
        )
    case .body:
        guard partSize.pointee > 0 else { return server.bodyComplete(connection) }
        let bytes = UnsafeRawBufferPointer(start: part, count: partSize.pointee)
        partSize.pointee = 0
        return server.bodyArrived(connection, bytes)
    case .fresh, .idle, .handling, .sending, .streaming:
        return .YES
    }
}

/// The request is over: answered, or the client has gone.
nonisolated func requestCompleted(
    context: UnsafeMutableRawPointer?,
    handle: OpaquePointer?,
    request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    code: MHD_RequestTerminationCode
) {
    guard let request, let pointer = request.pointee else { return }
    request.pointee = nil
    let connection = Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue()
    connection.end(now: monotonicNanoseconds())
    connection.server.requestEnded(connection)
}

/// One field of a header.
nonisolated func headerField(
    context: UnsafeMutableRawPointer?,
    kind: MHD_ValueKind,
    name: UnsafePointer<CChar>?,
    nameLength: Int,
    value: UnsafePointer<CChar>?,
    valueLength: Int
) -> MHD_Result {
    guard let context else { return .NO }
    context.assumingMemoryBound(to: HeaderReader.self).pointee.add(
        UnsafeRawBufferPointer(start: name, count: nameLength),
        UnsafeRawBufferPointer(start: value, count: valueLength)
    )
    return .YES
}

/// Asks an event stream for its next bytes.
nonisolated func streamBytes(
    context: UnsafeMutableRawPointer?,
    position: UInt64,
    destination: UnsafeMutablePointer<CChar>?,
    size: Int
) -> Int {
    guard let context else { return -1 }
    let connection = Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
    return connection.server.takeStream(connection, UnsafeMutableRawBufferPointer(start: destination, count: size))
}

/// The body of an answer to HEAD: never asked for.
nonisolated func omittedBytes(
    context: UnsafeMutableRawPointer?,
    position: UInt64,
    destination: UnsafeMutablePointer<CChar>?,
    size: Int
) -> Int {
    -1
}
