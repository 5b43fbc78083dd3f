import Foundation

/// A small disk in memory.
struct TemporaryDisk {
    static let isPossible = geteuid() == 0 && FileManager.default.fileExists(atPath: "/usr/bin/unshare") && canMount

    let folder: String

    init(at folder: String, megabytes: Int) async throws {
        self.folder = folder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let ending = try await Sandbox().run(
            "/usr/bin/mount", ["-t", "tmpfs", "-o", "size=\(megabytes)m", "tmpfs", folder])
        guard ending.status == 0 else { throw POSIXError(.EPERM) }
    }

    func fill() throws {
        let descriptor = open(filler, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        let zeros = [UInt8](repeating: 0, count: 4096)
        while write(descriptor, zeros, zeros.count) > 0 {}
    }

    func empty() throws {
        try FileManager.default.removeItem(atPath: filler)
    }

    func unmount() async throws {
        let ending = try await Sandbox().run("/usr/bin/umount", [folder])
        guard ending.status == 0 else { throw POSIXError(.EBUSY) }
    }

    private var filler: String { folder + "/filler" }

    /// Containers may have a root who cannot.
    private static let canMount: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments = ["-m", "/usr/bin/mount", "-t", "tmpfs", "tmpfs", "/mnt"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()
}
