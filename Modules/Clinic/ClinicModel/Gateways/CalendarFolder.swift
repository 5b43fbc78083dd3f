import Foundation

/// Calendar files in a folder of the user's, which only they may read.
package struct CalendarFolder: CalendarFilesGateway {
    private let folder: URL
    private let exporter: any CalendarExporting
    private let clock: ClinicClock

    package init(folder: URL, exporter: any CalendarExporting, clock: ClinicClock) {
        self.folder = folder
        self.exporter = exporter
        self.clock = clock
    }

    package func write(_ visit: AppointmentSummary) async throws -> String {
        let file = try exporter.calendar(of: visit.appointment, at: clock.now)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: file.name)
        try file.contents.write(to: url, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path(percentEncoded: false))
        return url.path(percentEncoded: false)
    }
}
