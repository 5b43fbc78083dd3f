import Foundation

package protocol HealthRecords {
    func entry<Entry: HealthEntity>(_ id: EntityID<Entry>) throws -> Entry?

    /// A patient's, the latest first, without what was taken back.
    func entries<Entry: HealthEntity>(_ type: Entry.Type, of patient: Patient.ID) throws -> [Entry]

    /// The results of the practitioner's patients that wait for release.
    func awaiting<Result: ResultEntity>(_ type: Result.Type, of practitioner: Practitioner.ID) throws -> [Result]

    /// The results that were released to the patient since then.
    func released<Result: ResultEntity>(
        _ type: Result.Type, to patient: Patient.ID, since: Date
    ) throws -> [Result]

    /// The refills that the practitioner's patients have asked for and nobody has answered.
    func openRefills(of practitioner: Practitioner.ID) throws -> [MedicationRequest]
    func openRefillCount(of practitioner: Practitioner.ID) throws -> Int

    /// A patient's encounters, the latest first.
    func encounters(of patient: Patient.ID) throws -> [Encounter]

    func store(_ entry: some HealthEntity) throws
}
