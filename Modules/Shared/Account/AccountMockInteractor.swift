import ClinicModel
import Foundation

struct AccountMockInteractor: AccountInteractive {
    private static let patient = Patient(
        id: "s1", identifiers: [Identifier(value: "1001")], names: [HumanName(text: "Sam Sample")],
        telecom: [
            ContactPoint(system: .phone, value: "+41 00 000 00 01"),
            ContactPoint(system: .email, value: "sam@caduceus.example"),
        ],
        birthDate: PartialDate("1961-03-04"),
        addresses: [PostalAddress(line: ["Sample Street 1"], city: "Sampleton", postalCode: "1000", country: "CH")],
        language: "en")

    let program: String? = "patient"

    func fetchAccount(peopleOnly: Bool, eventCount: Int) async throws -> AccountEntity {
        AccountEntity(
            profile: Profile(userName: "sam", person: .patient(Self.patient)),
            sessions: [session(1, hour: 8, isCurrent: true), session(2, hour: 7, isCurrent: false)],
            events: [
                event(3, hour: 9, .read, "Appointment/1"),
                event(2, hour: 8, .read, "Patient/s1", outcome: .minorFailure),
            ], hasMoreEvents: true, zone: SampleClinic.zone)
    }

    func changeDemographics(from shown: Demographics, to wanted: Demographics) async throws {}

    func changePassword(from current: String, to new: String) async throws {
        guard current == "demo" else { throw ClinicError.wrongPassword }
    }

    func exportRecord(as form: RecordForm) async throws -> String {
        form == .text ? "/records/record-s1.txt" : "/records/record-s1.json"
    }

    func endSession(_ id: OpenSession.ID) async throws {}

    func endOtherSessions() async throws -> Int { 1 }

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }

    private func session(_ id: Int, hour: Int, isCurrent: Bool) -> OpenSession {
        OpenSession(
            id: id, started: SampleClinic.instant(hour), lastUsed: SampleClinic.instant(hour, 30),
            expires: SampleClinic.instant(hour + 12), isCurrent: isCurrent)
    }

    private func event(
        _ id: Int, hour: Int, _ action: AuditEvent.Action, _ entity: String, outcome: AuditEvent.Outcome = .success
    ) -> AuditEvent {
        AuditEvent(
            id: id, recorded: SampleClinic.instant(hour), agent: SampleClinic.practitioner.id.reference,
            agentName: SampleClinic.practitioner.name, action: action, entity: entity, patient: Self.patient.id,
            outcome: outcome, detail: "opened", patientName: Self.patient.name)
    }
}
