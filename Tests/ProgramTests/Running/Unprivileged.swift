import Foundation

/// Runs the programs as somebody who may not read every file: whoever runs the tests, or `nobody` if that is root.
struct Unprivileged {
    private let sandbox: Sandbox
    private let prefix: [String]

    init(in sandbox: Sandbox) async throws {
        self.sandbox = sandbox
        guard geteuid() == 0 else {
            prefix = []
            return
        }
        // Whoever the build belongs to, nobody can run what lies in their own folder.
        prefix = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        for program in ["patient", "doctor", "clinic"] {
            // Not by this process: a child of another test would hold the copy open for writing, and it could not run.
            let copying = try await sandbox.run("/bin/cp", [Sandbox.path(of: program), sandbox.file(program)])
            guard copying.status == 0 else { throw CocoaError(.fileWriteUnknown) }
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sandbox.file(program))
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sandbox.folder.path)
    }

    func run(_ program: String, _ arguments: [String]) async throws -> Sandbox.Ending {
        guard let first = prefix.first else { return try await sandbox.run(program, arguments) }
        return try await sandbox.run(first, prefix.dropFirst() + [sandbox.file(program)] + arguments)
    }
}
