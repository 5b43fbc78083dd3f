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
        let found = try await people.matches(
            of: text, limit: Self.most + 1, until: CalendarDate(of: clock.now, in: .utc), in: locale)
        return PatientSearchEntity(
            text: text, patients: Array(found.patients.prefix(Self.most)),
            similar: Array(found.similar.prefix(Self.most)),
            hasMore: max(found.patients.count, found.similar.count) > Self.most)
    }
}
