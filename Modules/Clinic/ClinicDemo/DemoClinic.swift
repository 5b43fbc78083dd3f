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
    ///
    /// `progress` hears how much of a demo that is more than small is done, from 0 to 1.
    package static func make(
        at path: String, size: DemoSize = .small, clock: ClinicClock, progress: @escaping Progress = { _ in }
    ) async throws {
        try await install(at: path, size, replacing: false, clock, progress)
    }

    /// Puts a fresh demo in the place of whatever clinic stands at `path`. Throws if that is in use.
    package static func replace(
        at path: String, size: DemoSize = .small, clock: ClinicClock, progress: @escaping Progress = { _ in }
    ) async throws {
        try await install(at: path, size, replacing: true, clock, progress)
    }

    package typealias Progress = @Sendable (Double) -> Void

    /// At one moment throughout, so that the same clock gives the same clinic.
    private static func install(
        at path: String, _ size: DemoSize, replacing: Bool, _ clock: ClinicClock, _ progress: @escaping Progress
    ) async throws {
        try await ClinicDatabase.install(at: path, replacing: replacing, clock: clock.stopped) { database in
            try await build(database, size, progress)
        }
    }

    /// Puts the demo into a clinic that is empty.
    package static func build(
        _ database: any StoredClinic, _ size: DemoSize = .small, _ progress: @escaping Progress = { _ in }
    ) async throws {
        let now = database.clock.now
        let calendar = DemoCalendar(now: now)
        let resources = try calendar.entities.map { try ImportedResource(making: $0) }
        try await database.archive.transaction { transaction in
            for resource in resources { _ = try transaction.put(resource) }
        }
        try await addPractices(to: database, size, beside: calendar, progress)
        try await database.openPlannedSlots()
        for user in users {
            try await database.makeAccount(
                userName: user.name, password: password, principal: user.principal, under: .demo)
        }
        try await database.markAsDemo()
    }

    /// One practice is being written while the next is put into words.
    private static func addPractices(
        to database: any StoredClinic, _ size: DemoSize, beside calendar: DemoCalendar, _ progress: @escaping Progress
    ) async throws {
        @Sendable func practice(_ number: Int) throws -> [ImportedResource] {
            guard number < size.practitioners else { return [] }
            var resources: [ImportedResource] = []
            try DemoPractice(number, of: size, beside: calendar, now: database.clock.now).forEach {
                resources.append(try ImportedResource(making: $0))
            }
            return resources
        }
        var resources = try practice(0)
        for number in 0..<size.practitioners {
            progress(Double(number) / Double(size.practitioners))
            async let next = Task.detached { try practice(number + 1) }.value
            try await database.archive.transaction { [resources] transaction in
                for resource in resources { _ = try transaction.put(resource) }
            }
            resources = try await next
        }
    }
}
