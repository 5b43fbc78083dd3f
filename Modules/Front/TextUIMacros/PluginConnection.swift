import Foundation
import Glibc

/// The two pipes to the compiler: each message is its length, in eight bytes, and its JSON.
struct PluginConnection {
    private let decoder = JSONDecoder()
    private let encoder = JSONEncoder()

    /// The next request, or nil when the compiler has gone; it says so with an empty message.
    func next() throws -> PluginMessage.Request? {
        guard let header = read(8) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length > 0, let body = read(length) else { return nil }
        return try decoder.decode(PluginMessage.Request.self, from: Data(body))
    }

    func send(_ reply: PluginMessage.Reply) throws {
        let body = try encoder.encode(reply)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
        write(header + body)
    }

    private func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress! + filled, count - filled) }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }

    private func write(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let put = bytes.withUnsafeBytes { Glibc.write(1, $0.baseAddress! + sent, bytes.count - sent) }
            if put < 0, errno == EINTR { continue }
            guard put > 0 else { return }
            sent += put
        }
    }
}
