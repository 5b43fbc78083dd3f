import Foundation

/// Bytes one after the other, which come in pieces.
public struct AsyncByteIterator: AsyncIteratorProtocol {
    private var pieces: AsyncThrowingStream<Data, any Error>.AsyncIterator
    private var piece = Data()
    private var index = 0

    init(_ pieces: AsyncThrowingStream<Data, any Error>) {
        self.pieces = pieces.makeAsyncIterator()
    }

    /// Returns the next byte; nil after the last. Throws where no more can be had.
    public mutating func next() async throws -> UInt8? {
        while index == piece.endIndex {
            guard let next = try await pieces.next() else { return nil }
            piece = next
            index = next.startIndex
        }
        defer { index += 1 }
        return piece[index]
    }
}
