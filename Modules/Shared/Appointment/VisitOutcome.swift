import ClinicModel

/// What was written, prescribed and found in a visit that is over, as far as the patient may see it.
package struct VisitOutcome: Hashable, Sendable {
    /// The results of one kind that are of the visit.
    package struct Finding: Hashable, Sendable, Identifiable {
        package let series: ResultSeries
        /// The last of them.
        package let result: Observation

        package var id: ResultSeries.ID { series.id }
    }

    package let documents: [DocumentReference]
    package let prescriptions: [MedicationRequest]
    package let findings: [Finding]
    package let zone: Zone

    /// What in `record` is of `encounter`, with the results that were ordered in it.
    package init(of encounter: Encounter.ID, in record: PatientRecord) {
        let orders = Set(record.orders.map(\.request).filter { $0.encounter == encounter }.map(\.id))
        func isOfVisit(_ own: Encounter.ID?, _ basis: [ServiceRequest.ID]?) -> Bool {
            own == encounter || basis?.contains { orders.contains($0) } == true
        }
        let reports = record.reports.filter { isOfVisit($0.encounter, $0.basis) }
        let reportIDs = Set(reports.map(\.id))
        let reported = Set(reports.flatMap(\.results))
        documents = record.documents.filter { document in
            document.encounter == encounter
                || DiagnosticReport.report(of: document.id).map { reportIDs.contains($0) } == true
        }
        prescriptions = record.medication.filter { $0.encounter == encounter && $0.isPrescription }
        findings = record.series.compactMap { series in
            let last = series.results.last { reported.contains($0.id) || isOfVisit($0.encounter, $0.basis) }
            return last.map { Finding(series: series, result: $0) }
        }
        zone = record.zone
    }

    package var isEmpty: Bool { documents.isEmpty && prescriptions.isEmpty && findings.isEmpty }
}
