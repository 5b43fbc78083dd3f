import ClinicModel
import Foundation

extension Calls {
    static let records: [any ServedCall] = [
        record, series, document, results, releaseResults, addAllergy, markAllergyInError, export,
    ]

    package static let record = Call("records/record", .reads, "patient", "access") {
        (caller, patient: Patient.ID, access: Access) in
        try await caller.records.record(of: patient, access: access)
    }
    package static let series = Call("records/series", .reads, "id", "patient", "access") {
        (caller, id: ResultSeries.ID, patient: Patient.ID, access: Access) in
        try await caller.records.series(id, of: patient, access: access)
    }
    package static let document = Call("records/document", .reads, "id", "patient", "access") {
        (caller, id: DocumentReference.ID, patient: Patient.ID, access: Access) in
        try await caller.records.document(id, of: patient, access: access)
    }
    package static let results = Call("records/results", .reads, "access") { (caller, access: Access) in
        try await caller.records.results(access: access)
    }
    package static let releaseResults = Call("records/release", .changes, "results", "patient", "comment") {
        (caller, results: [ResultID], patient: Patient.ID, comment: String?) in
        try await caller.records.release(results, of: patient, comment: comment)
    }
    package static let addAllergy = Call("records/add-allergy", .changes, "draft", "patient") {
        (caller, draft: AllergyDraft, patient: Patient.ID) in
        try await caller.records.addAllergy(draft, to: patient)
    }
    package static let markAllergyInError = Call("records/mark-allergy-in-error", .changes, "allergy", "patient") {
        (caller, allergy: AllergyIntolerance.ID, patient: Patient.ID) in
        try await caller.records.markAllergyInError(allergy, of: patient)
    }
    package static let export = Call("records/export", .reads) { caller in
        try await caller.personalData.export(by: caller.exporter)
    }
}
