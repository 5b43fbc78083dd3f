import Foundation

enum KitFinder {
    /// The checkout of Caduceus that this program was built in; nil where it was put somewhere else.
    static var checkout: URL? {
        let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        var folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Modules/Viper/ViperKit").path) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
