import Foundation
import Glibc
import Synchronization

/// Answers HTTP on this machine, one request at a time, until it goes.
final class PictureServer: Sendable {
    struct Answer: Sendable {
        var status = "200 OK"
        var headers: [String] = []
        var body = Data()
    }

    private let listener: Int32
    let port: UInt16
    private let asked = Mutex<[String]>([])

    /// The paths that were asked for.
    var paths: [String] { asked.withLock { $0 } }

    init(_ answer: @escaping @Sendable (String) -> Answer) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        guard isBound else { throw POSIXError(.EADDRINUSE) }
        let thread = Thread { [weak self] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0, let path = Self.request(from: client) else { break }
                self?.asked.withLock { $0.append(path) }
                Self.send(answer(path), to: client)
                close(client)
            }
            close(listener)
        }
        thread.start()
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }

    private static func request(from client: Int32) -> String? {
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = read(client, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let line = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
        return line.count > 1 ? String(line[1].dropFirst()) : nil
    }

    private static func send(_ answer: Answer, to client: Int32) {
        let head =
            ["HTTP/1.1 \(answer.status)", "Content-Length: \(answer.body.count)", "Connection: close"] + answer.headers
        let all = [UInt8]((head + ["", ""]).joined(separator: "\r\n").utf8) + [UInt8](answer.body)
        var sent = 0
        while sent < all.count {
            let count = all[sent...].withUnsafeBytes {
                Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }
}
