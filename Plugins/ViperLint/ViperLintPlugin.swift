import Foundation
import PackagePlugin

/// Holds the scenes of a target against viper’s rules whenever it is built; a finding that is an error ends the build.
@main
struct ViperLintPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let finder = ViperFinder(context.package)
        guard let viper = try finder.find() else {
            throw ViperFinder.Missing(description: "The plugin ViperLint finds no viper. \(finder.advice)")
        }
        let root = context.package.directoryURL.path
        let folder = target.directoryURL.path.dropFirst(root.count).drop { $0 == "/" }
        return [
            .prebuildCommand(
                displayName: "Lint \(target.name) with viper", executable: viper,
                arguments: ["lint", "--path", root] + (folder.isEmpty ? [] : [String(folder)]),
                outputFilesDirectory: context.pluginWorkDirectoryURL)
        ]
    }
}
