import Foundation
import PackagePlugin

/// Gives a target what Xcode generates for the asset catalogues among its resources: a name for each picture and colour,
/// such as `Image(.redKite)` and `Color.meadow`.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        #if !os(Linux)
            // Xcode does it itself.
            return []
        #else
            guard let module = target.sourceModule else { return [] }
            let catalogues = module.sourceFiles.map(\.url).filter { $0.pathExtension == "xcassets" }
            guard !catalogues.isEmpty else { return [] }
            var symbols = AssetSymbols()
            for catalogue in catalogues.sorted(by: { $0.path < $1.path }) { try symbols.add(catalogue) }
            for warning in symbols.warnings { Diagnostics.warning("\(target.name): \(warning)") }

            // Written here, as that takes less than to start a program, and only where it is another: else it would be
            // compiled again.
            let folder = context.pluginWorkDirectoryURL
            let file = folder.appending(path: "GeneratedAssetSymbols.swift")
            let source = symbols.source
            if (try? String(contentsOf: file, encoding: .utf8)) != source {
                try source.write(to: file, atomically: true, encoding: .utf8)
            }
            return [
                .prebuildCommand(
                    displayName: "Name the assets of \(target.name)", executable: URL(filePath: "/bin/true"),
                    arguments: [], outputFilesDirectory: folder)
            ]
        #endif
    }
}
