/// The lines of bytes in UTF-8, without the characters that end them. As Foundation's `AsyncLineSequence`: empty lines
/// are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    let base: Base

    /// Reads the lines one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator

        /// Returns the next line that is not empty; nil after the last. Throws what the bytes throw.
        public mutating func next() async rethrows -> String? {
            var line: [UInt8] = []
            while let byte = try await bytes.next() {
                line.append(byte)
                guard let end = line.lineEnd else { continue }
                line.removeLast(end)
                if !line.isEmpty { break }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    /// Begins with the first line.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The bytes' lines, without empty ones.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

extension [UInt8] {
    /// The number of bytes at the end that end a line; nil where it goes on.
    fileprivate var lineEnd: Int? {
        switch last {
        case 0x0A, 0x0B, 0x0C, 0x0D: 1
        case 0x85 where suffix(2) == [0xC2, 0x85]: 2
        case 0xA8 where suffix(3) == [0xE2, 0x80, 0xA8]: 3
        case 0xA9 where suffix(3) == [0xE2, 0x80, 0xA9]: 3
        default: nil
        }
    }
}
