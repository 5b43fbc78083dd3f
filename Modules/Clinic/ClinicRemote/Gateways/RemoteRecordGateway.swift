import ClinicAPI
import ClinicModel

struct RemoteRecordGateway: RecordGateway {
    let line: Line

    func record(of patient: Patient.ID, access: Access) async throws -> PatientRecord {
        try await line(Calls.record, patient, access)
    }

    func series(_ id: ResultSeries.ID, of patient: Patient.ID, access: Access) async throws -> SeriesDetails {
        try await line(Calls.series, id, patient, access)
    }

    func document(_ id: DocumentReference.ID, of patient: Patient.ID, access: Access) async throws -> DocumentDetails {
        try await line(Calls.document, id, patient, access)
    }

    func results(access: Access) async throws -> [ResultSummary] {
        try await line(Calls.results, access)
    }

    func release(_ results: [ResultID], of patient: Patient.ID, comment: String?) async throws {
        _ = try await line(Calls.releaseResults, results, patient, comment)
    }

    func addAllergy(_ draft: AllergyDraft, to patient: Patient.ID) async throws -> AllergyIntolerance.ID {
        try await line(Calls.addAllergy, draft, patient)
    }

    func markAllergyInError(_ allergy: AllergyIntolerance.ID, of patient: Patient.ID) async throws {
        _ = try await line(Calls.markAllergyInError, allergy, patient)
    }
}
