import ClinicModel
import Foundation

extension InMemoryRecords {
    func entry<Entry: HealthEntity>(_ id: EntityID<Entry>) -> Entry? { state.health[id.reference] as? Entry }

    func entries<Entry: HealthEntity>(_ type: Entry.Type, of patient: Patient.ID) -> [Entry] {
        all(type).filter { $0.patient == patient && !$0.isEnteredInError }
            .sorted { ($0.date?.beginning ?? .distantPast) > ($1.date?.beginning ?? .distantPast) }
    }

    func forEachEntry<Entry: HealthEntity>(of patient: Patient.ID, _ body: (Entry) throws -> Void) throws {
        try entries(Entry.self, of: patient).forEach(body)
    }

    func forEachAwaiting<Result: ResultEntity>(
        of practitioner: Practitioner.ID, _ body: (SaidResult<Result>) throws -> Void
    ) throws {
        for result in all(Result.self) where result.awaitsRelease {
            if let patient = result.patient, isPatient(patient, of: practitioner) { try body(SaidResult(result)) }
        }
    }

    func forEachReleased<Result: ResultEntity>(
        to patient: Patient.ID, since: Date, _ body: (SaidResult<Result>) throws -> Void
    ) throws {
        for result in all(Result.self) where result.patient == patient {
            if let released = result.released, released >= since { try body(SaidResult(result)) }
        }
    }

    func openRefills(of practitioner: Practitioner.ID) -> [MedicationRequest] {
        all(MedicationRequest.self).filter { request in
            request.isRefillRequest && request.status == .draft
                && request.patient.map { isPatient($0, of: practitioner) } ?? false
        }
    }

    func openRefillCount(of practitioner: Practitioner.ID) -> Int { openRefills(of: practitioner).count }

    func medicines() -> [CodeableConcept] {
        all(MedicationRequest.self).filter { !$0.isEnteredInError }.compactMap(\.medication)
    }

    func encounters(of patient: Patient.ID) -> [Encounter] {
        state.encounters.values.filter { $0.patient == patient }
            .sorted { ($0.start ?? .distantPast) > ($1.start ?? .distantPast) }
    }

    func store(_ entry: some HealthEntity) {
        state.add(entry)
        state.changeCount += 1
    }

    private func all<Entry: HealthEntity>(_ type: Entry.Type) -> [Entry] {
        state.health.values.compactMap { $0 as? Entry }.sorted { $0.id < $1.id }
    }
}
