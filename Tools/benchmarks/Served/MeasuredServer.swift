import Foundation

/// A clinic's server in a process of its own, which ends with this value.
final class MeasuredServer: Sendable {
    let port: Int
    /// Of the door at which Hummingbird answers with nothing.
    let adminPort: Int
    private let process = Process()

    init(_ program: String, database: String, now: Date) throws {
        adminPort = try Self.freePort()
        let output = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = [
            "--database", database, "--listen", "127.0.0.1:0", "--admin", "127.0.0.1:\(adminPort)",
            "--connections-per-address", "5000", "--now", now.formatted(.iso8601),
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var said = ""
        while !said.contains("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw BenchmarkError("\(program) does not serve") }
            said += String(decoding: data, as: UTF8.self)
        }
        guard let found = said.firstMatch(of: /:(\d+)\n/), let port = Int(found.1) else {
            throw BenchmarkError("\(program) says \(said)")
        }
        self.port = port
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// What it has in memory now, in KiB.
    var memory: Int {
        let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    }

    private static func freePort() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var (address, size) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 ? getsockname(descriptor, $0, &size) : -1
            }
        }
        guard status == 0 else { throw BenchmarkError("no port is free") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
