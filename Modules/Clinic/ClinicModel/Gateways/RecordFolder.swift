import Foundation

/// Records in a folder of the user's, which only they may read.
package struct RecordFolder: RecordFilesGateway {
    private let folder: URL
    private let exporter: any RecordExporting

    package init(folder: URL, exporter: any RecordExporting) {
        self.folder = folder
        self.exporter = exporter
    }

    package func write(_ data: any PersonalDataGateway) async throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try await save(data.export(by: exporter))
    }

    package func save(_ file: RecordFile) async throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: file.name).path(percentEncoded: false)
        // It is nobody else's to read from the beginning, and whole where it has its name.
        let draft = folder.appending(path: ".\(UUID().uuidString)").path(percentEncoded: false)
        guard
            FileManager.default.createFile(
                atPath: draft, contents: file.contents, attributes: [.posixPermissions: 0o600]),
            rename(draft, path) == 0
        else {
            try? FileManager.default.removeItem(atPath: draft)
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
        }
        return path
    }
}
