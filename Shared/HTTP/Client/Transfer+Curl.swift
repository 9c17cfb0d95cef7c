import CCurl
import CLinux
import Values

extension Transfer {
    /// Sets a fresh libcurl handle up for this exchange.
    func configure(_ handle: UnsafeMutableRawPointer) throws(ClientError) {
        larder_curl_set_long(handle, CURLOPT_NOSIGNAL, 1)
        guard larder_curl_set_string(handle, CURLOPT_URL, request.url) == CURLE_OK else {
            throw ClientError(.invalidURL)
        }
        larder_curl_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        larder_curl_set_long(handle, CURLOPT_FOLLOWLOCATION, 0)
        // An empty name switches proxies off, those of the environment too.
        larder_curl_set_string(handle, CURLOPT_PROXY, "")
        // defence: slow-answers
        let patience = Int(max(1, timeout.wholeMilliseconds))
        larder_curl_set_long(handle, CURLOPT_TIMEOUT_MS, patience)
        larder_curl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, Int(max(1, settings.connectTimeout.wholeMilliseconds)))
        larder_curl_set_long(handle, CURLOPT_MAXAGE_CONN, 30)
        larder_curl_set_long(handle, CURLOPT_HTTP_VERSION, outbound == nil ? 2 : 0)
        if outbound != nil { larder_curl_set_string(handle, CURLOPT_ACCEPT_ENCODING, "") }
        if settings.lowestSpeed > 0 {
            larder_curl_set_long(handle, CURLOPT_LOW_SPEED_LIMIT, settings.lowestSpeed)
            larder_curl_set_long(handle, CURLOPT_LOW_SPEED_TIME, 10)
        }
        if let resolving = settings.resolving {
            for line in resolving() { names = curl_slist_append(names, line) }
            larder_curl_set_list(handle, CURLOPT_RESOLVE, names)
        }
        try configureMethod(handle)
        try configureHeaders(handle)
        if let signature = request.signature {
            larder_curl_set_string(handle, CURLOPT_AWS_SIGV4, signature.algorithm)
            larder_curl_set_string(handle, CURLOPT_USERNAME, signature.keyID)
            larder_curl_set_string(handle, CURLOPT_PASSWORD, signature.secret.exposed)
        }

        let context = Unmanaged.passUnretained(self).toOpaque()
        larder_curl_set_writer(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            received(bytes, size * count, context) { $0.append($1) }
        }
        larder_curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
        larder_curl_set_writer(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            received(bytes, size * count, context) { $0.appendHeader($1) }
        }
        larder_curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
        larder_curl_set_open_socket(handle, transferOpenSocket, context)
    }

    private func configureMethod(_ handle: UnsafeMutableRawPointer) throws(ClientError) {
        guard request.method.rawValue.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
            throw ClientError(.invalidHeader)
        }
        switch request.method {
        case .get: larder_curl_set_long(handle, CURLOPT_HTTPGET, 1)
        case .head: larder_curl_set_long(handle, CURLOPT_NOBODY, 1)
        default:
            if !request.body.isEmpty || request.method == .post || request.method == .put || request.method == .patch {
                larder_curl_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body.count))
                var body = request.body
                body.withUnsafeMutableBytes { bytes in
                    if let base = bytes.baseAddress {
                        _ = larder_curl_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, base)
                    } else {
                        _ = larder_curl_set_string(handle, CURLOPT_COPYPOSTFIELDS, "")
                    }
                }
            }
            larder_curl_set_string(handle, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        }
    }

    private func configureHeaders(_ handle: UnsafeMutableRawPointer) throws(ClientError) {
        // libcurl would wait for a 100 before larger bodies, and call a body without a type a form.
        var lines = ["Expect:"]
        if request.headers["Content-Type"] == nil { lines.append("Content-Type:") }
        for (name, value) in request.headers.pairs {
            let isClean = !name.isEmpty && "\(name)\(value)".utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
            guard isClean, !name.utf8.contains(UInt8(ascii: ":")) else { throw ClientError(.invalidHeader) }
            lines.append(value.isEmpty ? "\(name);" : "\(name): \(value)")
        }
        for line in lines { list = curl_slist_append(list, line) }
        larder_curl_set_list(handle, CURLOPT_HTTPHEADER, list)
    }

    /// Hands the outcome over, once, and lets go of what libcurl no longer needs.
    func finish(_ handle: UnsafeMutableRawPointer, _ code: CURLcode) {
        var status = 0
        larder_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        var redirect: UnsafeMutablePointer<CChar>?
        larder_curl_get_string(handle, CURLINFO_REDIRECT_URL, &redirect)
        let next = redirect.map { String(cString: $0) }
        guard code == CURLE_OK, failure == nil else {
            return complete(.failure(ClientError(failure ?? Self.kind(of: code), curlCode: Int(code.rawValue))))
        }
        let response = ClientResponse(status: status, headers: headers, body: body, url: request.url)
        complete(.success(TransferResult(response: response, redirect: next)))
    }

    func complete(_ result: Result<TransferResult, ClientError>) {
        if let list { curl_slist_free_all(list) }
        list = nil
        if let names { curl_slist_free_all(names) }
        names = nil
        let completion = self.completion
        self.completion = nil
        completion?(result)
    }

    private static func kind(of code: CURLcode) -> ClientError.Code {
        switch code {
        case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: .invalidURL
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_PROXY: .unreachable
        case CURLE_OPERATION_TIMEDOUT: .timeout
        case CURLE_FILESIZE_EXCEEDED: .tooLarge
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR:
            .insecure
        default: .broken
        }
    }
}

// libcurl's callbacks; all run on the loop's thread, inside a call into libcurl.

/// Gives a transfer the bytes that came; what it does not take ends it.
private func received(
    _ bytes: UnsafeMutablePointer<CChar>?,
    _ count: Int,
    _ context: UnsafeMutableRawPointer?,
    _ take: (Transfer, UnsafeRawBufferPointer) -> Bool
) -> Int {
    guard let bytes, let context else { return 0 }
    let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    return take(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
}

private func transferOpenSocket(
    _ context: UnsafeMutableRawPointer?,
    _ purpose: curlsocktype,
    _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
    guard let context, let address else { return CURL_SOCKET_BAD }
    let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    guard transfer.mayConnect(to: NetworkAddress(address)) else { return CURL_SOCKET_BAD }
    return address.pointee.socket()
}
