import ClinicModel
import SharedScenes

package struct DoctorPatientSearchInteractor: PatientSearchInteractive {
    /// More than that nobody looks through.
    private static let most = 50

    private let people: any PeopleGateway

    package init(scope: DoctorScope) {
        people = scope.gateways.people
    }

    package func fetchPatients(matching text: String) async throws -> PatientSearchEntity {
        let found = try await people.patients(matching: text, limit: Self.most + 1)
        return PatientSearchEntity(
            text: text, patients: Array(found.prefix(Self.most)), hasMore: found.count > Self.most)
    }
}
