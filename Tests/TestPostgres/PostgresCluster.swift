import ClinicModel
import ClinicPostgres
import ClinicStore
import Foundation
import Synchronization

/// A PostgreSQL server of the tests' own, in a folder that goes with it. It ends with the process that has started it.
package final class PostgresCluster: Sendable {
    /// The folder of the server's programs; nil where PostgreSQL is not installed.
    package static let programs: String? = {
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
        return versions.compactMap { Int($0) }.max().map { "/usr/lib/postgresql/\($0)/bin" }
    }()

    package static var isInstalled: Bool { programs != nil }

    /// The one of this process, which starts when it is first asked for.
    package static let shared = Result { try PostgresCluster() }

    package let folder: String
    private let settings: [String]
    private let server = Mutex<Process?>(nil)
    private let databases = Mutex<Databases>(Databases())

    private struct Databases {
        var count = 0
        var hasTemplate = false
        var open: [(name: String, clinic: Weak)] = []
    }

    private struct Weak {
        weak var clinic: PostgresClinic?
    }

    /// - Parameter settings: of the server, such as `fsync=on`; a server of tests is not asked to outlive the machine.
    package init(settings: [String] = [forgetful]) throws {
        folder = Self.newFolder(isForgetful: settings.contains(Self.forgetful))
        self.settings =
            settings + [
                "listen_addresses=", "max_connections=300", "shared_buffers=64MB", "dynamic_shared_memory_type=mmap",
            ]
        try makeFolder()
        try run("initdb", ["-D", data, "-E", "UTF8", "--locale=C", "-A", "trust", "-U", "clinic", "--no-sync"])
        try start()
    }

    /// A copy of another cluster, as `pg_basebackup` makes it, which follows it.
    package init(following primary: PostgresCluster, named name: String) throws {
        settings = primary.settings
        folder = Self.newFolder(isForgetful: settings.contains(Self.forgetful))
        try makeFolder()
        try run(
            "pg_basebackup",
            [
                "-D", data, "-R", "-X", "stream", "--checkpoint=fast", "-d",
                "host=\(primary.folder) user=clinic application_name=\(name)",
            ])
        try start()
    }

    deinit {
        let running = server.withLock(\.self)
        // The shell that sees nobody writing any more ends the server and removes the folder.
        (running?.standardInput as? Pipe)?.fileHandleForWriting.closeFile()
        running?.waitUntilExit()
        if running == nil { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// The setting of a server that may lose everything with the machine.
    package static let forgetful = "fsync=off"

    /// Where the system keeps files in memory, and has room for those of a server.
    private static let memory: String? = {
        let (folder, room) = ("/dev/shm/", 4 << 30)
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        return (attributes?[.systemFreeSize] as? Int ?? 0) >= room ? folder : nil
    }()

    private static func newFolder(isForgetful: Bool) -> String {
        let parent = isForgetful ? memory ?? NSTemporaryDirectory() : NSTemporaryDirectory()
        return parent + "caduceus-postgres-\(UUID().uuidString.prefix(8))"
    }

    private func makeFolder() throws {
        try run("mkdir", [folder])
        if geteuid() == 0 { try run("chown", ["nobody", folder]) }
    }

    private var data: String { folder + "/data" }

    /// Where a database of the cluster is, for a clinic.
    package func address(of database: String, also other: PostgresCluster? = nil) -> String {
        let hosts = ([self] + (other.map { [$0] } ?? [])).map { "host=\($0.folder)" }
        guard let other else { return "postgresql://clinic@/\(database)?\(hosts[0])" }
        let folders = [folder, other.folder].map {
            $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? $0
        }
        return "postgresql://clinic@\(folders.joined(separator: ","))/\(database)?target_session_attrs=read-write"
    }

    /// Starts the server, and waits until it answers.
    package func start() throws {
        let options = settings.flatMap { ["-c", $0] } + ["-k", folder, "-D", data]
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // Where the shell reads nothing before the end, nobody needs the server any more, whatever became of this process.
        // It asks whether the server has ended: the signals that `wait` waits for may be blocked here.
        let watch = #"""
            "$@" >>"$FOLDER/log" 2>&1 </dev/null &
            read line || {
                kill -QUIT $!
                while kill -0 $! 2>/dev/null; do sleep 0.1; done
                rm -rf "$FOLDER"
            }
            """#
        process.arguments = ["-c", watch, "sh"] + Self.unprivileged(Self.program("postgres"), options)
        process.environment = ["FOLDER": folder, "PATH": "/usr/bin:/bin", "LC_ALL": "C"]
        let input = Pipe()
        // Programs that this process starts meanwhile must not keep the pipe open.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        process.standardInput = input
        // Nobody is to wait for the end of what a server might say.
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        server.withLock { $0 = process }
        let deadline = Date(timeIntervalSinceNow: 60)
        while (try? run("pg_isready", ["-h", folder, "-q"])) == nil {
            guard Date() < deadline else {
                throw PostgresFailure(text: (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? "")
            }
            Thread.sleep(forTimeInterval: 0.05)
        }
    }

    /// Ends the server as an administrator does: those who are connected lose their connections.
    package func stop() throws {
        try run("pg_ctl", ["-D", data, "-m", "fast", "-w", "stop"])
        release()
    }

    /// Ends the server and all its processes at once, as when its machine is gone.
    package func kill() {
        let text = try? String(contentsOfFile: data + "/postmaster.pid", encoding: .utf8)
        if let pid = text?.split(separator: "\n").first.flatMap({ pid_t($0) }) { _ = Foundation.kill(pid, SIGKILL) }
        release()
    }

    /// Makes a server that follows another go on alone.
    package func promote() throws { try run("pg_ctl", ["-D", data, "-w", "promote"]) }

    private func release() {
        let process = server.withLock { server in
            defer { server = nil }
            return server
        }
        let input = (process?.standardInput as? Pipe)?.fileHandleForWriting
        input?.write(Data("the server has ended\n".utf8))
        input?.closeFile()
        process?.waitUntilExit()
    }

    /// Runs SQL as the cluster's owner.
    @discardableResult
    package func sql(_ text: String, in database: String = "postgres") throws -> String {
        try run("psql", ["-h", folder, "-U", "clinic", "-d", database, "-XAtq", "-v", "ON_ERROR_STOP=1", "-c", text])
    }

    /// Makes an empty database, and returns its name.
    package func makeDatabase() throws -> String {
        let name = databases.withLock { databases in
            databases.count += 1
            return "clinic\(databases.count)"
        }
        try sql("CREATE DATABASE \(name)")
        return name
    }

    /// Opens a new clinic in a database of its own. Those of clinics that are gone are removed.
    package func makeClinic(clock: ClinicClock) throws -> PostgresClinic {
        let name = try makeCopyOfTemplate()
        let clinic = try PostgresClinic.open(
            PostgresAddress(address(of: name)), clock: clock, passwordCost: .least, connections: 4)
        databases.withLock { $0.open.append((name, Weak(clinic: clinic))) }
        return clinic
    }

    private func makeCopyOfTemplate() throws -> String {
        try databases.withLock { databases in
            if !databases.hasTemplate {
                databases.hasTemplate = true
                try sql("CREATE DATABASE template")
                try PostgresClinic.open(PostgresAddress(address(of: "template")), create: true).close()
            }
            let gone = databases.open.filter { $0.clinic.clinic == nil }
            databases.open.removeAll { $0.clinic.clinic == nil }
            for (name, _) in gone { try sql("DROP DATABASE \(name) WITH (FORCE)") }
            databases.count += 1
            let name = "clinic\(databases.count)"
            try sql("CREATE DATABASE \(name) TEMPLATE template STRATEGY FILE_COPY")
            return name
        }
    }

    private static func program(_ name: String) -> String {
        let own = (programs ?? "") + "/" + name
        return FileManager.default.isExecutableFile(atPath: own) ? own : "/usr/bin/env"
    }

    /// The server refuses to run for root.
    private static func unprivileged(_ program: String, _ arguments: [String]) -> [String] {
        let identity = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        return (geteuid() == 0 ? identity : []) + [program] + arguments
    }

    /// Runs one of PostgreSQL's programs, and returns what it says.
    @discardableResult
    package func run(_ name: String, _ arguments: [String]) throws -> String {
        let program = Self.program(name)
        let command =
            program == "/usr/bin/env" ? [program, name] + arguments : Self.unprivileged(program, arguments)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw PostgresFailure(text: "\(name): \(text)") }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// A program of PostgreSQL's did not do what it was to do.
package struct PostgresFailure: Error, CustomStringConvertible {
    let text: String
    package var description: String { text }
}
