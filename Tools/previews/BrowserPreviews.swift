import ArgumentParser
import Foundation
import PreviewedScenes

/// The scenes in a browser, shown by a program of the package that has what a server needs.
struct BrowserPreviews {
    static let package = "Tools/clinic-server"

    let scene: PreviewedScene?
    let locale: String?

    /// Puts that program, built first, into this one's place.
    func begin() throws -> Never {
        guard FileManager.default.fileExists(atPath: "\(Self.package)/Package.swift") else {
            throw ValidationError("--front web builds \(Self.package): run it in the project's folder.")
        }
        var words = ["swift", "run", "--package-path", Self.package, "web-previews"]
        if let scene { words.append(scene.rawValue) }
        if let locale { words += ["--locale", locale] }
        var arguments = words.map { strdup($0) } + [nil]
        execvp("swift", &arguments)
        throw ValidationError("swift cannot be run: \(String(cString: strerror(errno))).")
    }
}
