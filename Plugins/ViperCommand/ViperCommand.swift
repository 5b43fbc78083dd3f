import Foundation
import PackagePlugin

/// `swift package viper lint`: runs viper on the package, and builds it first where there is none.
@main
struct ViperCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let finder = ViperFinder(context.package)
        let viper = try finder.find() ?? build(finder, in: context.pluginWorkDirectoryURL)
        let status = try run(viper, arguments, in: context.package.directoryURL)
        // What it found it has said itself.
        if status != 0 { exit(status) }
    }

    private func build(_ finder: ViperFinder, in folder: URL) throws -> URL {
        guard let checkout = finder.checkout else {
            throw ViperFinder.Missing(description: "There is no viper. \(finder.advice)")
        }
        let scratch = folder.appending(path: "viper")
        let program = scratch.appending(path: "release/viper")
        FileHandle.standardError.write(
            Data("Building viper, as there is none; only the first time this takes long.\n".utf8))
        let arguments = [
            "swift", "build", "-c", "release", "--package-path", checkout.appending(path: "Tools/viper").path,
            "--scratch-path", scratch.path, "--product", "viper",
        ]
        guard try run(URL(filePath: "/usr/bin/env"), arguments, in: folder, isQuiet: true) == 0 else {
            throw ViperFinder.Missing(
                description: """
                    viper cannot be built here. \(finder.advice) On a Mac a plugin may build only with \
                    swift package --disable-sandbox viper.
                    """)
        }
        return program
    }

    /// - Parameter isQuiet: whether what it prints is no answer to anybody.
    private func run(_ program: URL, _ arguments: [String], in folder: URL, isQuiet: Bool = false) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        if isQuiet { process.standardOutput = FileHandle.standardError }
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
