import ClinicFHIR
import ClinicModel
import ClinicStore
import Foundation

/// A clinic to try the programs out with. Nobody in it is real; the same clock gives the same clinic.
package struct DemoClinic: Sendable {
    package static let password = "demo"
    package static let patientUser = "demo-patient"
    package static let doctorUser = "demo-doctor"
    package static let zone: Zone = {
        guard let zone = Zone("Europe/Zurich") else { preconditionFailure("this system knows no time zones") }
        return zone
    }()

    /// Every user name, with whose it is.
    package static let users: [(name: String, principal: Principal)] =
        DemoStaff.all.map { ($0.user, .practitioner($0.practitioner.id)) }
        + DemoPatients.users.map { ($0.user, .patient($0.id)) }

    /// Whom to try an app as.
    package static func user(in role: Principal.Role) -> String {
        switch role {
        case .patient: patientUser
        case .practitioner: doctorUser
        }
    }

    /// Makes the clinic's database at `path`. Nothing stands there before the whole is done; a clinic that another
    /// process has made there in the meantime stays.
    package static func make(at path: String, clock: ClinicClock) async throws {
        try await ClinicDatabase.install(at: path, replacing: false, clock: clock.stopped, build)
    }

    /// Puts a fresh demo in the place of whatever clinic stands at `path`. Throws if that is in use.
    package static func replace(at path: String, clock: ClinicClock) async throws {
        try await ClinicDatabase.install(at: path, replacing: true, clock: clock.stopped, build)
    }

    /// At one moment throughout, so that the same clock gives the same clinic.
    private static func build(_ database: ClinicDatabase) async throws {
        let resources = try DemoCalendar(now: database.clock.now).entities.map { try ImportedResource(making: $0) }
        try await database.archive.transaction { transaction in
            for resource in resources { _ = try transaction.put(resource) }
        }
        try await database.openPlannedSlots()
        for user in users {
            try await database.makeAccount(
                userName: user.name, password: password, principal: user.principal, under: .demo)
        }
        try await database.markAsDemo()
    }
}
