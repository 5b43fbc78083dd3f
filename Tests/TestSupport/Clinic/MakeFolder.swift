import Foundation

private let allFolders = FileManager.default.temporaryDirectory.path + "/caduceus-tests-\(getpid())"

private let removeAllAtExit: Void = {
    atexit { try? FileManager.default.removeItem(atPath: allFolders) }
}()

/// An empty folder, which is gone when the tests are over.
package func makeFolder() throws -> String {
    removeAllAtExit
    let folder = allFolders + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
}
