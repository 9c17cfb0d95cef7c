import CMHD
import Glibc
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
    let size = strlen(target)
    let text = String(decoding: UnsafeRawBufferPointer(start: target, count: size), as: UTF8.self)
    let inside = connection.server.settings.prefix.inside(text)
    connection.begin(target: inside, size: size, now: monotonicNanoseconds())
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
            version: String(cString: version),
            lines: fieldLines(handle, method, url, version, targetSize: connection.targetSize)
        )
    case .body:
        guard partSize.pointee > 0 else { return server.bodyComplete(connection) }
        let bytes = UnsafeRawBufferPointer(start: part, count: partSize.pointee)
        partSize.pointee = 0
        return server.bodyArrived(connection, bytes)
    case .handling:
        // Only now, in its second call, has the library left the state in which it reads from a resumed connection, and
        // drops the request of a client that has closed its side behind it.
        MHD_suspend_connection(handle)
        connection.suspended = true
        return .YES
    case .fresh, .idle, .sending, .streaming:
        return .YES
    }
}

/// Where the lines of the header fields begin and the header ends, in the library's memory; nil if the request line is
/// not one method, one target and one version with a space between them, and CRLF behind.
///
/// The library takes every part for a C string: this finds what a NUL would hide.
private nonisolated func fieldLines(
    _ handle: OpaquePointer?,
    _ method: UnsafePointer<CChar>,
    _ url: UnsafePointer<CChar>?,
    _ version: UnsafePointer<CChar>,
    targetSize: Int
) -> FieldLines? {
    let size = larder_mhd_header_size(handle)
    guard let url, url == method + strlen(method) + 1, version == url + targetSize + 1 else { return nil }
    return FieldLines(start: version + strlen(version) + 2, end: method + size)
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

/// libmicrohttpd has something to say, to whoever runs it.
nonisolated func libraryMessage(context: UnsafeMutableRawPointer?, text: UnsafePointer<CChar>?) {
    guard let context, let text else { return }
    let server = Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
    guard let notice = ServerNotice(libraryMessage: text) else { return }
    server.settings.onNotice?(notice)
}
