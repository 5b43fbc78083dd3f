import Foundation
import PackagePlugin

/// Finds the viper program: the one that the environment names in `VIPER`, the release build of the Caduceus that is here
/// or that the package depends on, or one on the path.
struct ViperFinder {
    /// The checkout of Caduceus.
    let checkout: URL?

    init(_ package: Package) {
        let packages = [package] + package.dependencies.map(\.package)
        checkout = packages.map(\.directoryURL).first { folder in
            FileManager.default.fileExists(atPath: folder.appending(path: "Tools/viper/Package.swift").path)
        }
    }

    /// Nil where there is none. Throws if the environment names what is no program.
    func find() throws -> URL? {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["VIPER"], !named.isEmpty {
            let program = URL(filePath: named)
            guard Self.isProgram(program) else {
                throw Missing(description: "VIPER is \(named), no program. \(advice)")
            }
            return program
        }
        let built = checkout?.appending(path: "Tools/viper/.build/release/viper")
        let path = (environment["PATH"] ?? "").split(separator: ":").map {
            URL(filePath: String($0)).appending(path: "viper")
        }
        return ([built].compactMap(\.self) + path).first(where: Self.isProgram)
    }

    var advice: String {
        let make = checkout.map { "make -C \($0.path) install" } ?? "make install in a checkout of Caduceus"
        return "Put it on the path with \(make), or say in the environment’s VIPER where it is."
    }

    private static func isProgram(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: file.path)
    }

    struct Missing: Error, CustomStringConvertible {
        let description: String
    }
}
