/// Health records: a patient's own, or those of a practitioner's patients. A patient sees results once they are
/// released, and documents that are finished.
package protocol RecordGateway: Sendable {
    /// Somebody's whole record. Opening it and giving it out is audited; so below.
    func record(of patient: Patient.ID, access: Access) async throws -> PatientRecord

    /// The results of one kind. Throws `notFound` where there are none that the principal may see.
    func series(_ id: ResultSeries.ID, of patient: Patient.ID, access: Access) async throws -> SeriesDetails

    /// A document with its data.
    func document(_ id: DocumentReference.ID, of patient: Patient.ID, access: Access) async throws -> DocumentDetails

    /// For a patient the results that were released to them lately, for a practitioner those of their patients that wait
    /// for release; the latest first. A result that waits in a report is not told beside it. That a practitioner opens
    /// them is audited.
    func results(access: Access) async throws -> [ResultSummary]

    /// Shows results to the patient from now on; a report with all that are in it. What is released already stays as it
    /// is. Patients may not. Throws `notPossible` for a result that is not final, and for a comment on one that was
    /// released before.
    ///
    /// - Parameter comment: What the patient reads with each of the results: an Observation's `note`, a report's
    ///   `conclusion`, below what stands there. A blank one is none.
    func release(_ results: [ResultID], of patient: Patient.ID, comment: String?) async throws

    /// Notes an allergy, with which everything that is prescribed is compared from now on. Patients may not. Throws
    /// `invalid` for one that is noted already.
    func addAllergy(_ draft: AllergyDraft, to patient: Patient.ID) async throws -> AllergyIntolerance.ID

    /// Takes back an allergy that was entered in error. Nobody is shown it any more, and nothing is compared with it.
    func markAllergyInError(_ allergy: AllergyIntolerance.ID, of patient: Patient.ID) async throws
}

extension RecordGateway {
    package func release(_ results: [ResultID], of patient: Patient.ID) async throws {
        try await release(results, of: patient, comment: nil)
    }
}
