import CCurl
import Loop
import Synchronization

/// libcurl's multi interface driven by the event loop: all exchanges of a client, with their kept-alive connections.
// Unchecked because everything in it is touched on the loop's thread only, which `assertOnLoop` checks in debug builds.
final class TransferEngine: @unchecked Sendable {
    private let loop: EventLoop
    private let multi: UnsafeMutableRawPointer?
    private var active: [UnsafeMutableRawPointer: Transfer] = [:]
    private var idle: [UnsafeMutableRawPointer] = []
    private var timer: EventLoop.Timer?
    private var closed = false

    /// libcurl wants to be initialised once, before any thread uses it.
    private static let ready: Bool = curl_global_init(3) == CURLE_OK

    init(loop: EventLoop, settings: ClientSettings) {
        precondition(Self.ready, "libcurl cannot be initialised")
        self.loop = loop
        multi = curl_multi_init()
        let context = Unmanaged.passUnretained(self).toOpaque()
        larder_curl_multi_set_socket_function(
            multi,
            { _, socket, what, context, _ in
                TransferEngine.behind(context).watch(socket, what)
                return 0
            },
            context
        )
        larder_curl_multi_set_timer_function(
            multi,
            { _, milliseconds, context in
                TransferEngine.behind(context).setTimer(milliseconds)
                return 0
            },
            context
        )
        larder_curl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, settings.connectionsPerHost)
        larder_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, max(16, settings.connectionsPerHost))
    }

    /// Begins an exchange; its `completion` is called on the loop's thread.
    func start(_ transfer: Transfer) {
        loop.assertOnLoop()
        guard !closed, transfer.failure == nil else {
            return transfer.complete(.failure(ClientError(transfer.failure ?? .cancelled)))
        }
        guard let handle = idle.popLast() ?? curl_easy_init() else {
            return transfer.complete(.failure(ClientError(.broken)))
        }
        do {
            try transfer.configure(handle)
        } catch {
            release(handle)
            return transfer.complete(.failure(error))
        }
        active[handle] = transfer
        guard curl_multi_add_handle(multi, handle) == CURLM_OK else {
            active[handle] = nil
            release(handle)
            return transfer.complete(.failure(ClientError(.broken)))
        }
    }

    /// Ends an exchange whose caller no longer waits.
    func cancel(_ transfer: Transfer) {
        loop.assertOnLoop()
        transfer.failure = .cancelled
        guard let handle = active.first(where: { $0.value === transfer })?.key else { return }
        end(handle, CURLE_ABORTED_BY_CALLBACK)
    }

    /// Ends everything and closes all connections.
    ///
    /// Nothing may be started afterwards.
    func close() {
        loop.assertOnLoop()
        guard !closed else { return }
        closed = true
        for (handle, transfer) in active {
            transfer.failure = .cancelled
            end(handle, CURLE_ABORTED_BY_CALLBACK)
        }
        for handle in idle { curl_easy_cleanup(handle) }
        idle = []
        curl_multi_cleanup(multi)
        if let timer { loop.cancel(timer) }
        timer = nil
    }

    // MARK: - What libcurl asks for

    private func watch(_ socket: curl_socket_t, _ what: Int32) {
        guard what != CURL_POLL_REMOVE else { return loop.unwatch(socket) }
        var interest: EventLoop.Readiness = []
        if what & CURL_POLL_IN != 0 { interest.insert(.read) }
        if what & CURL_POLL_OUT != 0 { interest.insert(.write) }
        loop.watch(socket, interest) { [self] readiness in
            var events: Int32 = 0
            if readiness.contains(.read) { events |= CURL_CSELECT_IN }
            if readiness.contains(.write) { events |= CURL_CSELECT_OUT }
            if readiness.contains(.failed) { events |= CURL_CSELECT_ERR }
            act(on: socket, events)
        }
    }

    private func setTimer(_ milliseconds: Int) {
        if let timer { loop.cancel(timer) }
        timer = nil
        guard milliseconds >= 0, !closed else { return }
        timer = loop.schedule(after: .milliseconds(milliseconds)) { [self] in
            timer = nil
            act(on: CURL_SOCKET_BAD, 0)
        }
    }

    private func act(on socket: curl_socket_t, _ events: Int32) {
        guard !closed else { return }
        var running: Int32 = 0
        curl_multi_socket_action(multi, socket, events, &running)
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle else { continue }
            end(handle, message.pointee.data.result)
        }
    }

    private func end(_ handle: UnsafeMutableRawPointer, _ code: CURLcode) {
        curl_multi_remove_handle(multi, handle)
        let transfer = active.removeValue(forKey: handle)
        transfer?.finish(handle, code)
        release(handle)
    }

    private func release(_ handle: UnsafeMutableRawPointer) {
        guard idle.count < 32 else { return curl_easy_cleanup(handle) }
        curl_easy_reset(handle)
        idle.append(handle)
    }

    private static func behind(_ context: UnsafeMutableRawPointer?) -> TransferEngine {
        guard let context else { preconditionFailure("libcurl calls back with what it was given") }
        return Unmanaged<TransferEngine>.fromOpaque(context).takeUnretainedValue()
    }
}
