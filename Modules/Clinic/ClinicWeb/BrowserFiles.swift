import ClinicModel
import Foundation
import Synchronization
import TextWeb

/// The files that a person has asked for in a browser, until they are fetched from there or others take their place.
final class BrowserFiles: CalendarFilesGateway, RecordFilesGateway {
    struct File: Sendable {
        let name: String
        let contents: Data

        /// The name as it stands in a path or a header.
        var escapedName: String { name.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? "file" }
    }

    private static let most = 8

    private let exporter: any RecordExporting
    private let calendar: any CalendarExporting
    private let clock: ClinicClock
    /// The path before the names of files.
    private let place: String
    private let files = Mutex<[(id: String, file: File)]>([])

    init(place: String, exporter: any RecordExporting, calendar: any CalendarExporting, clock: ClinicClock) {
        self.place = place
        self.exporter = exporter
        self.calendar = calendar
        self.clock = clock
    }

    func write(_ visit: AppointmentSummary) async throws -> String {
        let file = try calendar.calendar(of: visit.appointment, at: clock.now)
        return keep(File(name: visit.calendarFileName("Appointment"), contents: file.contents))
    }

    func write(_ data: any PersonalDataGateway) async throws -> String { try await save(data.export(by: exporter)) }

    func save(_ file: RecordFile) async throws -> String { keep(File(name: file.name, contents: file.contents)) }

    func file(_ id: String) -> File? { files.withLock { $0.first { $0.id == id }?.file } }

    /// Returns the path at which the file can be fetched.
    private func keep(_ file: File) -> String {
        let id = WebSecret.make()
        let path = "\(place)/\(id)/\(file.escapedName)"
        files.withLock { files in
            files.append((id, file))
            if files.count > Self.most { files.removeFirst() }
        }
        return path
    }
}
