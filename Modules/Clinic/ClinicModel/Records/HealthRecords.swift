import Foundation

package protocol HealthRecords {
    func entry<Entry: HealthEntity>(_ id: EntityID<Entry>) throws -> Entry?

    /// A patient's, the latest first, without what was taken back.
    func entries<Entry: HealthEntity>(_ type: Entry.Type, of patient: Patient.ID) throws -> [Entry]

    /// Has `body` look at each of them: to copy a resource takes longer than to find it.
    func forEachEntry<Entry: HealthEntity>(of patient: Patient.ID, _ body: (Entry) throws -> Void) throws

    /// Has `body` look at the results of the practitioner's patients that wait for release.
    func forEachAwaiting<Result: ResultEntity>(
        of practitioner: Practitioner.ID, _ body: (SaidResult<Result>) throws -> Void
    ) throws

    /// Has `body` look at the results that were released to the patient since then.
    func forEachReleased<Result: ResultEntity>(
        to patient: Patient.ID, since: Date, _ body: (SaidResult<Result>) throws -> Void
    ) throws

    /// The refills that the practitioner's patients have asked for and nobody has answered.
    func openRefills(of practitioner: Practitioner.ID) throws -> [MedicationRequest]
    func openRefillCount(of practitioner: Practitioner.ID) throws -> Int

    /// What is prescribed to anybody, or was, each once; it goes through all prescriptions.
    func medicines() throws -> [CodeableConcept]

    /// A patient's encounters, the latest first.
    func encounters(of patient: Patient.ID) throws -> [Encounter]

    func store(_ entry: some HealthEntity) throws
}
