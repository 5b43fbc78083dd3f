import Foundation
import Testing

/// Swift's compiler, asked what it says of a source of a few lines.
enum Compiler {
    /// The errors in `source`, in the compiler's words.
    static func errors(in source: String) throws -> [Substring] {
        let compiler = Process()
        let (input, output) = (Pipe(), Pipe())
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["swiftc", "-typecheck", "-"]
        compiler.standardInput = input
        compiler.standardError = output
        try compiler.run()
        try input.fileHandleForWriting.write(contentsOf: Data(source.utf8))
        try input.fileHandleForWriting.close()
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            .split(separator: "\n")
        compiler.waitUntilExit()
        let errors = lines.filter { $0.contains(": error: ") }
        try #require((compiler.terminationStatus == 0) == errors.isEmpty, "\(lines)")
        return errors
    }
}
