import ClinicModel

/// A record, and what can be done with it.
package struct RecordEntity: Hashable, Sendable {
    package let record: PatientRecord
    /// Whether `record.news` waits for the user to release it; what is new to the user otherwise.
    package let canRelease: Bool
    /// Whether it is the user's own.
    package let isOwn: Bool
    /// Whether a next visit can be booked for the patient.
    package let offersFollowUp: Bool
    package let today: CalendarDate

    package init(
        record: PatientRecord, canRelease: Bool, isOwn: Bool, offersFollowUp: Bool, today: CalendarDate
    ) {
        self.record = record
        self.canRelease = canRelease
        self.isOwn = isOwn
        self.offersFollowUp = offersFollowUp
        self.today = today
    }

    /// The patient's age in years, where the whole date of birth is known and is not to come.
    package var age: Int? {
        guard let birth = record.patient.birthDate, let month = birth.month, let day = birth.day else { return nil }
        let hadBirthday = (today.month, today.day) >= (month, day)
        let age = today.year - birth.year - (hadBirthday ? 0 : 1)
        return age < 0 ? nil : age
    }

    /// The series in which a result stands; of a report, that of the first of its results.
    package func series(of result: ResultID) -> ResultSeries.ID? {
        switch result {
        case .observation(let id): series(with: [id])
        case .report(let id): series(with: record.reports.first { $0.id == id }?.results ?? [])
        }
    }

    /// The results that a report puts together, other than those that stand within it.
    package func members(of result: ResultID) -> [Observation] {
        guard case .report(let id) = result, let report = record.reports.first(where: { $0.id == id }) else {
            return []
        }
        let results = record.series.flatMap(\.results)
        return report.results.compactMap { member in results.first { $0.id == member } }
    }

    /// The document in which a report was sent.
    package func document(of result: ResultID) -> DocumentReference.ID? {
        guard case .report(let report) = result else { return nil }
        return record.documents.first { DiagnosticReport.report(of: $0.id) == report }?.id
    }

    private func series(with results: [Observation.ID]) -> ResultSeries.ID? {
        record.series.first { series in series.results.contains { results.contains($0.id) } }?.id
    }

    /// Those whose last value is not usual stand first.
    package func series(in category: Observation.Category) -> [ResultSeries] {
        record.series.filter { $0.category == category }.unusualFirst
    }

    /// Those that are neither vital signs nor of the laboratory, in the same order.
    package var otherSeries: [ResultSeries] {
        record.series.filter { $0.category != .vitalSigns && $0.category != .laboratory }.unusualFirst
    }
}

extension [ResultSeries] {
    fileprivate var unusualFirst: [ResultSeries] {
        func isUnusual(_ series: ResultSeries) -> Bool { series.last?.interpretation.map { !$0.isNormal } ?? false }
        return filter(isUnusual) + filter { !isUnusual($0) }
    }
}
