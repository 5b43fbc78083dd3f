import Foundation

/// Another program.
enum Tool {
    /// Runs a program that is found by its name, without its output; the status is 127 if there is none.
    static func run(_ arguments: [String], in folder: URL) -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return 127 }
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// What a program prints. Throws a `ToolError` with the program's own words, and with `advice`, if it fails or there
    /// is none.
    static func output(_ arguments: [String], in folder: URL, advice: String) throws -> String {
        let words = FileManager.default.temporaryDirectory.appending(path: "viper-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: words) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        do {
            try Data().write(to: words)
            process.standardError = try FileHandle(forWritingTo: words)
            try process.run()
        } catch {
            throw ToolError("\(arguments[0]) cannot be run: \(error.localizedDescription)", advice: "Install it.")
        }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let said = ((try? String(contentsOf: words, encoding: .utf8)) ?? "").split(separator: "\n")
            let line =
                said.first { $0.contains("error:") } ?? said.first
                ?? "\(arguments[0]) ended with \(process.terminationStatus)"
            throw ToolError(line.hasSuffix(".") ? String(line) : line + ".", advice: advice)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
