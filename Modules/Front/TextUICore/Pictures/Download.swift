import Synchronization
import SystemLibraries

/// Fetches a picture: a file's, or by HTTP one of the net's.
enum Download {
    /// What is longer is none that somebody wants to look at.
    private static let mostBytes = 1 << 26
    private static let client = HTTPClient(without: "pictures of the net are not shown")

    /// - Throws: `DownloadError`, or `CancellationError` when the task is cancelled.
    static func picture(at url: URL) async throws -> Picture {
        let data =
            switch url.scheme?.lowercased() {
            case "file": try await contents(of: url)
            case "http", "https": try await fetched(url)
            default: throw DownloadError("unsupported URL")
            }
        try Task.checkCancellation()
        guard let picture = Picture.decoded(data) else {
            throw DownloadError("the data is no picture that can be read")
        }
        return picture
    }

    private static func contents(of url: URL) async throws -> Data {
        try await withCheckedThrowingContinuation { data in
            DispatchQueue.global().async { data.resume(with: Result { try Data(contentsOf: url) }) }
        }
    }

    private static func fetched(_ url: URL) async throws -> Data {
        var request = HTTPRequest(url)
        request.followsRedirections = true
        request.timeout = .seconds(60)
        let body = Body()
        do {
            let (status, _) = try await client.send(request) { _, bytes in body.take(bytes, atMost: mostBytes) }
            guard status < 400 else { throw DownloadError("HTTP status \(status)") }
            return try body.whole(atMost: mostBytes)
        } catch let failure as HTTPFailure {
            throw DownloadError(failure.reason)
        }
    }

    private final class Body: Sendable {
        private let received = Mutex<(data: Data, isTooLong: Bool)>((Data(), false))

        func take(_ bytes: UnsafeRawBufferPointer, atMost most: Int) -> Bool {
            received.withLock { received in
                received.isTooLong = received.data.count + bytes.count > most
                if !received.isTooLong { received.data.append(contentsOf: bytes) }
                return !received.isTooLong
            }
        }

        func whole(atMost most: Int) throws -> Data {
            let (data, isTooLong) = received.withLock { $0 }
            if isTooLong { throw DownloadError("it is longer than \(most >> 20) MiB") }
            return data
        }
    }
}

/// Why a picture did not come.
struct DownloadError: LocalizedError {
    let errorDescription: String?

    init(_ description: String) {
        errorDescription = description
    }
}
