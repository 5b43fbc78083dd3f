import ClinicModel
import Foundation
import SharedScenes

package struct DoctorPatientSearchInteractor: PatientSearchInteractive {
    /// More than that nobody looks through.
    private static let most = 50

    private let people: any PeopleGateway
    private let clock: ClinicClock

    package init(scope: DoctorScope) {
        people = scope.gateways.people
        clock = scope.clock
    }

    package func fetchPatients(matching text: String, in locale: Locale) async throws -> PatientSearchEntity {
        let date = CalendarDate(
            birthDate: text, until: CalendarDate(of: clock.now, in: .utc), monthFirst: locale.writesMonthFirst)
        let found = try await people.patients(matching: date?.description ?? text, limit: Self.most + 1)
        return PatientSearchEntity(
            text: text, patients: Array(found.prefix(Self.most)), hasMore: found.count > Self.most)
    }
}
