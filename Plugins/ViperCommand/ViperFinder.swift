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

    func find() -> URL? {
        let environment = ProcessInfo.processInfo.environment
        let named = environment["VIPER"].map { URL(filePath: $0) }
        let built = checkout?.appending(path: "Tools/viper/.build/release/viper")
        let path = (environment["PATH"] ?? "").split(separator: ":").map {
            URL(filePath: String($0)).appending(path: "viper")
        }
        return ([named, built].compactMap(\.self) + path).first {
            FileManager.default.isExecutableFile(atPath: $0.path)
        }
    }

    var advice: String {
        let make = checkout.map { "make -C \($0.path) install" } ?? "make install in a checkout of Caduceus"
        return "Put it on the path with \(make), or say in the environment’s VIPER where it is."
    }
}
