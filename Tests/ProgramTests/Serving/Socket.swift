import Foundation

/// A TCP connection, or a place where they arrive, at loopback. Every call waits.
final class Socket: Sendable {
    struct Failure: Error {
        let call: String
        let code = errno
    }

    private let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { Glibc.close(descriptor) }

    /// Listens at `port`; 0 lets the system choose.
    static func listening(at port: UInt16 = 0) throws -> Socket {
        let socket = try opened()
        var (yes, address) = (Int32(1), address(port))
        setsockopt(socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard withPointer(to: &address, { bind(socket.descriptor, $0, $1) }) == 0, listen(socket.descriptor, 64) == 0
        else { throw Failure(call: "bind") }
        return socket
    }

    static func connected(to port: UInt16) throws -> Socket {
        let socket = try opened()
        var address = address(port)
        guard withPointer(to: &address, { connect(socket.descriptor, $0, $1) }) == 0 else {
            throw Failure(call: "connect")
        }
        return socket
    }

    var port: UInt16 {
        var (address, size) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &size) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// The next who connects; nil when nobody is let in any more.
    func accepted() -> Socket? {
        let next = accept(descriptor, nil, nil)
        return next >= 0 ? Socket(next) : nil
    }

    /// Ends what waits for it.
    func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Says that nothing more is written.
    func endOutput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// False where the other side is gone.
    @discardableResult
    func write(_ data: some DataProtocol) -> Bool {
        var rest = Data(data)
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest.removeFirst(count)
        }
        return true
    }

    @discardableResult
    func write(_ text: String) -> Bool { write(Data(text.utf8)) }

    /// What has come; nil at the end.
    func read() -> Data? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Data(buffer[..<count]) : nil
    }

    /// All until the other side is done.
    func readToEnd() -> String {
        var whole = Data()
        while let part = read() { whole += part }
        return String(decoding: whole, as: UTF8.self)
    }

    /// One request or answer with its body, where its length is said.
    func readMessage() -> Data? {
        var whole = Data()
        while let part = read() {
            whole += part
            if let length = Self.length(of: whole), whole.count >= length { return whole }
        }
        return nil
    }

    private static func length(of message: Data) -> Int? {
        guard let end = message.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: message[..<end.lowerBound], as: UTF8.self).lowercased()
        let body = head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
            .flatMap { Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)) }
        return end.upperBound + (body ?? 0)
    }

    private static func opened() throws -> Socket {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket") }
        return Socket(descriptor)
    }

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return address
    }

    private static func withPointer(
        to address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
