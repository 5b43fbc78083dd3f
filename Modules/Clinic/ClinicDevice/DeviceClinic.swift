import ClinicDemo
import ClinicFHIR
import ClinicModel
import ClinicStore
import Foundation
import SharedScenes

/// The clinic that an app keeps on the device it runs on.
package struct DeviceClinic: Sendable {
    private let database: ClinicDatabase
    private let isDemo: Bool
    private let documents: URL

    /// Opens the clinic in `folders`; where there is none yet, makes the demo first.
    package static func open(in folders: DeviceFolders) async throws -> DeviceClinic {
        let path = folders.support.appending(path: "Caduceus/clinic.sqlite").path(percentEncoded: false)
        if !FileManager.default.fileExists(atPath: path) {
            try await DemoClinic.make(at: path, clock: .system)
        }
        let database = try ClinicDatabase.open(path: path)
        try database.catchUp(with: ResourceProjection.entity(type:id:json:))
        return DeviceClinic(database: database, isDemo: try await database.isDemo(), documents: folders.documents)
    }

    /// The way in for one audience.
    package func entrance<Side: Audience>() -> Entrance<Side> {
        let demo = isDemo ? DemoAccount(userName: DemoClinic.user(in: Side.role), password: DemoClinic.password) : nil
        return Entrance(signIn: database.signIn, demo: demo) { [database, documents] session in
            AudienceScope(
                session: session, gateways: database.gateways(for: session),
                calendarFiles: CalendarFolder(
                    folder: documents, exporter: AppointmentCalendar(), clock: database.clock),
                recordFiles: RecordFolder(folder: documents, exporter: PatientBundle(namedBy: database.clock)),
                clock: database.clock)
        }
    }
}
