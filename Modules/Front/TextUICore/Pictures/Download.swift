import Synchronization

/// Fetches a picture: a file's, or by HTTP one of the net's. That is done by libcurl, which is loaded when the first is
/// asked for: a program without pictures from the net has nothing to do with it.
final class Download: Sendable {
    private let url: URL
    private let isCancelled = Atomic<Bool>(false)
    private let received = Mutex<Data>(Data())

    private init(_ url: URL) {
        self.url = url
    }

    /// - Throws: `DownloadError`, or `CancellationError` when the task is cancelled.
    static func picture(at url: URL) async throws -> Picture {
        let download = Download(url)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { picture in
                DispatchQueue.global().async { picture.resume(with: Result { try download.picture() }) }
            }
        } onCancel: {
            download.isCancelled.store(true, ordering: .relaxed)
        }
    }

    private func picture() throws -> Picture {
        let data =
            switch url.scheme?.lowercased() {
            case "file": try Data(contentsOf: url)
            case "http", "https": try fetched()
            default: throw DownloadError("unsupported URL")
            }
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
        guard let picture = Picture.decoded(data) else {
            throw DownloadError("the data is no picture that can be read")
        }
        return picture
    }

    /// What is longer is none that somebody wants to look at.
    private static let mostBytes = 1 << 26

    private func fetched() throws -> Data {
        guard let curl = Curl.loaded else { throw DownloadError("libcurl is not installed") }
        let this = Unmanaged.passRetained(self)
        defer { this.release() }
        let answer = curl.get(url.absoluteString, for: this.toOpaque()) { bytes, size, count, this in
            let download = Unmanaged<Download>.fromOpaque(this).takeUnretainedValue()
            return download.take(UnsafeRawBufferPointer(start: bytes, count: size * count))
        } isCancelled: { this, _, _, _, _ in
            Unmanaged<Download>.fromOpaque(this).takeUnretainedValue().isCancelled.load(ordering: .relaxed) ? 1 : 0
        }
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
        if let answer { throw DownloadError(answer) }
        return received.withLock { $0 }
    }

    /// How many bytes were taken; fewer end the transfer.
    private func take(_ bytes: UnsafeRawBufferPointer) -> Int {
        received.withLock { data in
            guard data.count + bytes.count <= Self.mostBytes else { return 0 }
            data.append(contentsOf: bytes)
            return bytes.count
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
