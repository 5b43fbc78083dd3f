import Foundation
import Synchronization

/// One request on its way.
final class HTTPTransfer: Sendable {
    private let request: HTTPRequest
    private let received: @Sendable (Int, UnsafeRawBufferPointer) -> Bool
    private let isCancelled = Atomic<Bool>(false)
    private let headers = Mutex<[String: String]>([:])
    private let status = Atomic<Int>(0)

    init(_ request: HTTPRequest, received: @escaping @Sendable (Int, UnsafeRawBufferPointer) -> Bool) {
        self.request = request
        self.received = received
    }

    /// Ends it within a second.
    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    func run(on handle: CurlHandle) throws -> (status: Int, headers: [String: String]) {
        let this = Unmanaged.passRetained(self)
        defer { this.release() }
        handle.reset()
        let lines = request.headers.map { "\($0.key): \($0.value)" } + ["Expect:"]
        let list = lines.reduce(OpaquePointer?.none) { handle.curl.append($0, $1) ?? $0 }
        defer { handle.curl.freeList(list) }
        handle.set(Curl.Option.headers, list.map { UnsafeRawPointer($0) })
        setNumbers(on: handle)
        setCallbacks(on: handle, target: this.toOpaque())
        let code = withTexts(on: handle) { handle.run() }
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
        // It was ended here, by who had enough of it.
        let wasEnough = code == Self.wasNotTaken
        guard code == 0 || wasEnough else {
            let reason = handle.curl.describe(code).map { String(cString: $0) } ?? "libcurl says \(code)"
            throw HTTPFailure(reason: reason, mayHaveArrived: !Self.beforeSending.contains(code))
        }
        return (handle.status, headers.withLock { $0 })
    }

    private static let wasNotTaken: Int32 = 23
    /// Addresses, names, connections and certificates.
    private static let beforeSending: Set<Int32> = [1, 3, 5, 6, 7, 35, 58, 59, 60, 77]

    private func setNumbers(on handle: CurlHandle) {
        let (http, https) = (1, 2)
        handle.set(Curl.Option.protocols, http | https)
        handle.set(Curl.Option.redirectedProtocols, http | https)
        handle.set(Curl.Option.followsLocation, request.followsRedirections ? 1 : 0)
        handle.set(Curl.Option.mostRedirections, 16)
        handle.set(Curl.Option.hasNoSignals, 1)
        handle.set(Curl.Option.hasNoProgress, 0)
        handle.set(Curl.Option.connectTimeout, request.connectTimeout.milliseconds)
        if let timeout = request.timeout { handle.set(Curl.Option.timeout, timeout.milliseconds) }
        if let silence = request.longestSilence {
            handle.set(Curl.Option.leastSpeed, 1)
            handle.set(Curl.Option.slowTime, silence.milliseconds / 1000)
        }
    }

    private func setCallbacks(on handle: CurlHandle, target: UnsafeMutableRawPointer) {
        for option in [Curl.Option.target, Curl.Option.headerTarget, Curl.Option.progressTarget] {
            handle.set(option, UnsafeRawPointer(target))
        }
        let take: Curl.Take = { bytes, size, count, this in
            Unmanaged<HTTPTransfer>.fromOpaque(this).takeUnretainedValue()
                .take(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
        let takeHeader: Curl.Take = { bytes, size, count, this in
            Unmanaged<HTTPTransfer>.fromOpaque(this).takeUnretainedValue()
                .takeHeader(String(decoding: UnsafeRawBufferPointer(start: bytes, count: size * count), as: UTF8.self))
            return size * count
        }
        let progress: Curl.Progress = { this, _, _, _, _ in
            Unmanaged<HTTPTransfer>.fromOpaque(this).takeUnretainedValue().isCancelled.load(ordering: .relaxed) ? 1 : 0
        }
        handle.set(Curl.Option.take, unsafeBitCast(take, to: UnsafeRawPointer.self))
        handle.set(Curl.Option.takeHeader, unsafeBitCast(takeHeader, to: UnsafeRawPointer.self))
        handle.set(Curl.Option.progress, unsafeBitCast(progress, to: UnsafeRawPointer.self))
    }

    /// The texts are copied by libcurl, the body is not.
    private func withTexts(on handle: CurlHandle, _ run: () -> Int32) -> Int32 {
        request.url.absoluteString.withCString { handle.set(Curl.Option.url, $0) }
        "".withCString { handle.set(Curl.Option.encodings, $0) }
        request.authorities?.withCString { handle.set(Curl.Option.authorities, $0) }
        guard let body = request.body else {
            handle.set(Curl.Option.get, 1)
            return run()
        }
        return body.withUnsafeBytes { bytes in
            handle.set(Curl.Option.post, 1)
            handle.set(Curl.Option.bodySize, bytes.count)
            // An empty one has no address, and nil would ask for the body from elsewhere.
            return withUnsafePointer(to: UInt8(0)) { nothing in
                handle.set(Curl.Option.body, bytes.baseAddress ?? UnsafeRawPointer(nothing))
                return run()
            }
        }
    }

    /// How many bytes were taken; fewer end the transfer.
    private func take(_ bytes: UnsafeRawBufferPointer) -> Int {
        received(status.load(ordering: .relaxed), bytes) ? bytes.count : 0
    }

    private func takeHeader(_ line: String) {
        let parts = line.split(separator: ":", maxSplits: 1)
        if line.hasPrefix("HTTP/"), let code = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) {
            // Each answer on the way has its own: the last one counts.
            status.store(code, ordering: .relaxed)
            headers.withLock { $0 = [:] }
        } else if parts.count == 2 {
            let value = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
            headers.withLock { $0[parts[0].lowercased()] = value }
        }
    }
}

extension Duration {
    fileprivate var milliseconds: Int {
        Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
