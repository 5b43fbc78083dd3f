import Foundation

/// A demo clinic for one run, and the programs that stand beside this one.
struct DemoClinicFolder {
    private let folder: URL
    private let programs: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "caduceus-demo-\(UUID().uuidString)")
        programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        _ = try run("clinic", ["demo"])
    }

    private var database: String { folder.appending(path: "clinic.sqlite").path }

    /// What the app's Home shows after signing in, a row each.
    func home(of app: String, user: String) throws -> [String] {
        let answer = try run(
            app, ["--as", user, "--password-stdin", "--front", "json", "--once", "--size", "\(SideBySide.half)x24"],
            input: "demo\n")
        return try JSONDecoder().decode(Frame.self, from: answer).text
    }

    private struct Frame: Decodable {
        let text: [String]
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    private func run(_ program: String, _ arguments: [String], input: String = "") throws -> Data {
        let process = Process()
        let (output, standardInput) = (Pipe(), Pipe())
        process.executableURL = programs.appending(path: program)
        process.arguments = arguments + ["--database", database]
        process.standardOutput = output
        process.standardInput = standardInput
        try process.run()
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(program: program, status: process.terminationStatus) }
        return data
    }

    private struct Failure: Error, CustomStringConvertible {
        let program: String
        let status: Int32
        var description: String { "\(program) ended with status \(status); build it first: make demo" }
    }
}
