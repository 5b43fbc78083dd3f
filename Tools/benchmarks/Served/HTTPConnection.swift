import Foundation

/// A connection to a server at loopback that is kept for the next request. Every call waits.
final class HTTPConnection {
    private let descriptor: Int32
    private var received = Data()

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw BenchmarkError("port \(port) is not reached") }
        var yes: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close(descriptor) }

    /// Throws where the answer is another than 200.
    func post(_ path: String, _ body: String, token: String) throws {
        let status = try answer(
            "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer \(token)\r\n"
                + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
        guard status == 200 else { throw BenchmarkError("\(path) is answered with \(status)") }
    }

    func get(_ path: String) throws {
        let status = try answer("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        guard status == 200 else { throw BenchmarkError("\(path) is answered with \(status)") }
    }

    /// The status of the answer, whose length is said.
    func answer(_ request: String) throws -> Int {
        try send(request)
        var end = try readHead()
        let head = String(decoding: received[..<end], as: UTF8.self)
        let length = head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
            .flatMap { Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)) }
        end += length ?? 0
        while received.count < end { try read() }
        received = Data(received[end...])
        return head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }

    /// Begins a stream of changes; returns with its first event.
    func listen(_ path: String, token: String) throws {
        try send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer \(token)\r\n\r\n")
        let end = try readHead()
        guard received.starts(with: Data("HTTP/1.1 200".utf8)) else { throw BenchmarkError("\(path) is no stream") }
        received = Data(received[end...])
        try hear()
    }

    /// Returns with the next event of the stream.
    func hear() throws {
        let sought = Data("event: change".utf8)
        while true {
            if let found = received.range(of: sought) {
                received = Data(received[found.upperBound...])
                return
            }
            try read()
        }
    }

    private func readHead() throws -> Int {
        while true {
            if let end = received.range(of: Data("\r\n\r\n".utf8)) { return end.upperBound }
            try read()
        }
    }

    private func send(_ request: String) throws {
        let bytes = Array(request.utf8)
        guard Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw BenchmarkError("the server takes nothing")
        }
    }

    private func read() throws {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { throw BenchmarkError("the server has closed the connection") }
        received.append(contentsOf: buffer[..<count])
    }
}
