import ClinicModel
import ClinicRemote
import ClinicStore
import Foundation

/// A clinic's server in a process of its own, which ends with this value. `SERVER` names the program.
final class ServerProcess: Sendable {
    static let program = ProcessInfo.processInfo.environment["SERVER"]

    struct Silence: Error {
        let said: String
    }

    let address: URL
    private let process: Process

    /// Returns when it listens.
    init(database: String, now: Date) throws {
        process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: Self.program ?? "")
        process.arguments = [
            "--database", database, "--listen", "127.0.0.1:0", "--now", now.formatted(.iso8601),
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var said = ""
        while !said.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Silence(said: said) }
            said += String(decoding: data, as: UTF8.self)
        }
        guard let found = said.firstMatch(of: /http:\S+/), let address = URL(string: String(found.0)) else {
            process.terminate()
            throw Silence(said: said)
        }
        self.address = address
    }

    deinit { process.terminate() }
}

extension ClinicDatabase {
    /// The clinic behind a server's program. Sessions begin here: the server would take the time that passwords are to
    /// take.
    func servedByProgram() async throws -> KeptClinic {
        // Whose clock may be set.
        try await markAsDemo()
        let server = try ServerProcess(database: path, now: clock.now)
        let remote = try await RemoteClinic.open(by: HTTPTransport(server: server.address))
        return KeptClinic(keeper: self, signIn: signIn, accounts: accounts, gateways: { self.gateways(for: $0) }) {
            session in
            withExtendedLifetime(server) { remote.gateways(for: session) }
        }
    }
}
