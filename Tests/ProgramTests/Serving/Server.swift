import Foundation
import Synchronization
import TestSupport

/// A clinic's server of a sandbox, which ends with it.
///
/// Where `SERVER` names the server's program, the apps of each test reach their clinics through servers, and all that
/// they say stays as it is: `make test-served`.
final class Server: Sendable {
    static let program = ProcessInfo.processInfo.environment["SERVER"]
    /// Whether the servers have their clinics in PostgreSQL.
    static let isOnPostgres = ProcessInfo.processInfo.environment["SERVER_DATABASE"] == "postgresql"

    let address: String
    let arguments: [String]
    let port: UInt16
    let process: ChildProcess

    struct Silence: Error {
        let arguments: [String]
        let errors: String
    }

    /// Returns when it listens.
    ///
    /// - Parameter port: 0 lets the system choose.
    init(_ program: String, _ arguments: [String], port: UInt16 = 0, environment: [String: String]) throws {
        self.arguments = arguments
        process = try ChildProcess(
            program, arguments + ["--listen", "127.0.0.1:\(port)"], environment: environment)
        let limit = ContinuousClock.now + .seconds(60)
        while true {
            if let found = process.output.text.firstMatch(of: /(https?:.*:(\d+))\n/), let port = UInt16(found.2) {
                (address, self.port) = (String(found.1), port)
                return
            }
            guard ContinuousClock.now < limit, process.isRunning else {
                throw Silence(arguments: arguments, errors: process.errors.text)
            }
            usleep(10_000)
        }
    }

    deinit { process.signal(SIGKILL) }

    /// Returns when it is gone.
    func kill() {
        process.signal(SIGKILL)
        while process.isRunning { usleep(2_000) }
    }
}

extension Sandbox {
    /// The clinic of a file, in a database of PostgreSQL's, from the first time on that it is asked for.
    private func address(ofMoved path: String) throws -> String {
        try moved.withLock { moved in
            if let known = moved[path] { return known }
            let cluster = try PostgresCluster.shared.get()
            let address = try cluster.address(of: cluster.makeDatabase())
            let copy = try ChildProcess(
                Self.path(of: "clinic"), ["copy", path, address], environment: environment)
            copy.endInput()
            let limit = ContinuousClock.now + .seconds(120)
            while copy.isRunning {
                guard ContinuousClock.now < limit else { break }
                usleep(10_000)
            }
            guard copy.output.text.contains("The copy is sound") else {
                throw Server.Silence(arguments: ["copy", path, address], errors: copy.errors.text)
            }
            moved[path] = address
            return address
        }
    }

    /// The database that servers have a clinic's file in.
    func served(_ path: String) throws -> String { try Server.isOnPostgres ? address(ofMoved: path) : path }

    /// The arguments of an app, with a server in the place of a database, where the tests go through servers.
    ///
    /// A database has one server at a time, always at the same address; for another time of the clinic's it begins anew.
    /// Where the tests go to PostgreSQL, the clinic is copied there first, and looked after there.
    func served(_ program: String, _ arguments: [String]) throws -> [String] {
        guard let server = Server.program, ["patient", "doctor", "variants", "clinic"].contains(program),
            let database = arguments.firstIndex(of: "--database"), arguments.indices.contains(database + 1),
            FileManager.default.fileExists(atPath: arguments[database + 1])
        else { return arguments }
        let path = arguments[database + 1]
        if program == "clinic" {
            var arguments = arguments
            arguments[database + 1] = moved.withLock { $0[path] } ?? path
            return arguments
        }
        var (rest, options) = (arguments, ["--database", try served(path)])
        rest.removeSubrange(database...database + 1)
        if let now = rest.firstIndex(of: "--now"), rest.indices.contains(now + 1) {
            options += rest[now...now + 1]
            rest.removeSubrange(now...now + 1)
        }
        return try servers.withLock { servers in
            let running = servers[path]
            if let running, running.arguments == options { return rest + ["--server", running.address] }
            running?.kill()
            let started = try Server(server, options, port: running?.port ?? 0, environment: environment)
            servers[path] = started
            return rest + ["--server", started.address]
        }
    }
}
