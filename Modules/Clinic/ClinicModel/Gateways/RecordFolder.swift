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
        try await save(data.export(by: exporter))
    }

    package func save(_ file: RecordFile) async throws -> String { try folder.add(file.contents, named: file.name) }
}
