import Foundation
import Synchronization

/// Sends requests through libcurl, which is loaded for the first of them, and keeps connections for the next.
///
/// A request holds a thread of Dispatch's until its answer is there.
package final class HTTPClient: Sendable {
    private static let mostIdle = 8

    private let consequence: String
    private let idle = Mutex<[CurlHandle]>([])
    private let queue = DispatchQueue(label: "http", attributes: .concurrent)

    /// - Parameter consequence: Said, once, of what does not happen where libcurl is not installed.
    package init(without consequence: String) {
        self.consequence = consequence
    }

    deinit {
        for handle in idle.withLock({ $0 }) { handle.free() }
    }

    /// Sends a request; `received` is given the answer's body part by part, and its status, and ends the transfer by
    /// returning false.
    ///
    /// - Returns: The answer's status and headers, by their names in small letters.
    /// - Throws: `HTTPFailure`, or `CancellationError` where the task was cancelled.
    package func send(
        _ request: HTTPRequest, received: @escaping @Sendable (Int, UnsafeRawBufferPointer) -> Bool
    ) async throws -> (status: Int, headers: [String: String]) {
        let transfer = HTTPTransfer(request, received: received)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { answer in
                queue.async { answer.resume(with: Result { try self.run(transfer) }) }
            }
        } onCancel: {
            transfer.cancel()
        }
    }

    private func run(_ transfer: HTTPTransfer) throws -> (status: Int, headers: [String: String]) {
        guard let curl = Curl.load(without: consequence) else {
            throw HTTPFailure(reason: "libcurl is not installed", mayHaveArrived: false)
        }
        guard let handle = idle.withLock({ $0.popLast() }) ?? CurlHandle(curl) else {
            throw HTTPFailure(reason: "libcurl does not start", mayHaveArrived: false)
        }
        defer { keep(handle) }
        return try transfer.run(on: handle)
    }

    private func keep(_ handle: CurlHandle) {
        let isKept = idle.withLock { idle in
            guard idle.count < Self.mostIdle else { return false }
            idle.append(handle)
            return true
        }
        if !isKept { handle.free() }
    }
}

/// One of libcurl's handles, which one thread has at a time.
struct CurlHandle: @unchecked Sendable {
    let curl: Curl
    private let handle: Curl.Handle

    init?(_ curl: Curl) {
        guard let handle = curl.make() else { return nil }
        self.curl = curl
        self.handle = handle
    }

    func free() { curl.free(handle) }
    func reset() { curl.reset(handle) }
    func run() -> Int32 { curl.run(handle) }
    func set(_ option: Int32, _ number: Int) { _ = curl.setNumber(handle, option, number) }
    func set(_ option: Int32, _ pointer: UnsafeRawPointer?) { _ = curl.setPointer(handle, option, pointer) }

    var status: Int {
        var code = 0
        _ = curl.getNumber(handle, Curl.Option.responseCode, &code)
        return code
    }
}
