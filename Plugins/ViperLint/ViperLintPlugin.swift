import Foundation
import PackagePlugin

/// Holds the scenes of a target against viper’s rules whenever it is built; a finding that is an error ends the build.
@main
struct ViperLintPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let finder = ViperFinder(context.package)
        guard let viper = finder.find() else {
            Diagnostics.error("The plugin ViperLint finds no viper. \(finder.advice)")
            return []
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
