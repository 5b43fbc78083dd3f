import Foundation

/// The bundles that stand with a program: beside it, where SwiftPM puts them, or, once installed as `bin/NAME`, in
/// `share/NAME`.
enum CatalogFolders {
    private static let bundleEnding = ".resources"
    /// The system's words are not an app's: a key of the app is not looked up among them.
    private static let ownModule = "TextUICore"

    static func folders(of place: CatalogPlace) -> [String] {
        switch place {
        case .folder(let path): [path]
        case .module(let name): bundles.filter { $0.hasSuffix("_\(name)\(bundleEnding)") }
        case .program: bundles.filter { !$0.hasSuffix("_\(ownModule)\(bundleEnding)") }
        }
    }

    private static let bundles: [String] = {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return [] }
        let folder = program.deletingLastPathComponent()
        let shared = folder.deletingLastPathComponent().appending(path: "share/\(program.lastPathComponent)")
        for folder in [folder.path, shared.path] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let found = names.filter { $0.hasSuffix(bundleEnding) }.sorted()
            if !found.isEmpty { return found.map { "\(folder)/\($0)" } }
        }
        return []
    }()
}
