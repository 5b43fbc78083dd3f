import Foundation
import PackagePlugin

/// Gives the program the templates of `Tools/Templates`, so that it has them wherever it is put.
@main
struct EmbedTemplatesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.package.directoryURL.deletingLastPathComponent().appending(path: "Templates")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map {
            folder.appending(path: $0)
        }.filter { !$0.hasDirectoryPath }
        let output = context.pluginWorkDirectoryURL.appending(path: "TemplateLibrary+Embedded.swift")
        return [
            .buildCommand(
                displayName: "Embed the templates", executable: try context.tool(named: "embed-templates").url,
                arguments: [folder.path, output.path], inputFiles: files, outputFiles: [output])
        ]
    }
}
