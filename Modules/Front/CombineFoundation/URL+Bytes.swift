public import Foundation
@_weakLinked import FoundationNetworking

extension URL {
    /// The bytes of what is at a URL. As Foundation's `URL.AsyncBytes`; each reader begins anew.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let url: URL

        /// Begins with the first byte.
        public func makeAsyncIterator() -> AsyncByteIterator {
            AsyncByteIterator(url.isFileURL ? url.piecesOfFile : url.piecesOfAnswer)
        }
    }

    /// The bytes of the file, or of the answer of the server, that the URL names. Reading them throws `CocoaError` or
    /// `URLError` where there is none.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of the file, or of the answer of the server, that the URL names, in UTF-8 and without empty ones.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    private static let bytesOfPiece = 16_384

    private var piecesOfFile: AsyncThrowingStream<Data, any Error> {
        let file = Result { try FileHandle(forReadingFrom: self) }
        return AsyncThrowingStream {
            guard let piece = try file.get().read(upToCount: Self.bytesOfPiece), !piece.isEmpty else { return nil }
            return piece
        }
    }

    private var piecesOfAnswer: AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream { continuation in
            let reading = Task {
                do {
                    for try await piece in try await URLSession.shared.bytes(from: self).0.pieces {
                        continuation.yield(piece)
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in reading.cancel() }
        }
    }
}
