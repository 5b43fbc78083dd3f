import Foundation
import Synchronization

/// A clinic's server of a sandbox, which ends with it.
///
/// Where `SERVER` names the server's program, the apps of each test reach their clinics through servers, and all that
/// they say stays as it is: `make test-served`.
final class Server: Sendable {
    static let program = ProcessInfo.processInfo.environment["SERVER"]

    let address: String
    private let process: ChildProcess

    struct Silence: Error {
        let arguments: [String]
    }

    /// Returns when it listens.
    init(_ program: String, _ arguments: [String], environment: [String: String]) throws {
        let port = try Self.freePort()
        address = "http://127.0.0.1:\(port)"
        process = try ChildProcess(program, arguments + ["--listen", "127.0.0.1:\(port)"], environment: environment)
        let limit = ContinuousClock.now + .seconds(60)
        while !Self.answers(port) {
            guard ContinuousClock.now < limit else { throw Silence(arguments: arguments) }
            usleep(20_000)
        }
    }

    deinit {
        process.signal(SIGKILL)
    }

    private static func freePort() throws -> UInt16 {
        try withSocket(port: 0) { socket, address in
            var (address, size) = (address, socklen_t(MemoryLayout<sockaddr_in>.size))
            let isBound = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
                }
            }
            guard isBound else { throw Silence(arguments: []) }
            return UInt16(bigEndian: address.sin_port)
        }
    }

    private static func answers(_ port: UInt16) -> Bool {
        withSocket(port: port) { socket, address in
            var address = address
            return withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
        }
    }

    private static func withSocket<Result>(
        port: UInt16, _ body: (Int32, sockaddr_in) throws -> Result
    ) rethrows -> Result {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return try body(descriptor, address)
    }
}

extension Sandbox {
    /// The arguments of an app, with a server in the place of a database, where the tests go through servers.
    func served(_ program: String, _ arguments: [String]) throws -> [String] {
        guard let server = Server.program, ["patient", "doctor", "variants"].contains(program),
            let database = arguments.firstIndex(of: "--database"), arguments.indices.contains(database + 1)
        else { return arguments }
        var (rest, options) = (arguments, Array(arguments[database...database + 1]))
        rest.removeSubrange(database...database + 1)
        if let now = rest.firstIndex(of: "--now"), rest.indices.contains(now + 1) {
            options += rest[now...now + 1]
            rest.removeSubrange(now...now + 1)
        }
        let started = try Server(server, options, environment: environment)
        servers.withLock { $0.append(started) }
        return rest + ["--server", started.address]
    }
}
