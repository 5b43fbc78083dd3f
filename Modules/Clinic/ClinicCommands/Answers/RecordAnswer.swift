import ClinicModel
import ClinicProgram
import Foundation

/// A health record.
package struct RecordAnswer: Answer {
    private let record: PatientRecord

    package init(_ record: PatientRecord) {
        self.record = record
    }

    package func lines(width: Int?) -> [String] {
        let facts = [
            record.patient.birthDate.map { ("born \($0.words)" as Phrase).said }, record.patient.gender?.words.said,
        ]
        let parts: [(Phrase, [String])] = [
            (
                "Allergies",
                record.allergies.map {
                    line(
                        named: $0.words.said, $0.risk?.said, $0.reactionWords.said, said($0.onset), $0.standing?.said)
                }
            ),
            (
                "Problems",
                record.problems.map {
                    line(named: $0.code?.words.said, said($0.onset), $0.standing?.said)
                }
            ),
            (
                "Medication",
                record.medication.map {
                    line(named: $0.medication?.words.said, $0.dosageWords.said, $0.standing?.said)
                }
            ),
            ("Results", record.series.map(line)),
            ("Vaccinations", record.immunizations.map { line(named: $0.vaccine.words.said, said($0.occurrence)) }),
            (
                "Procedures",
                record.procedures.map { line(named: $0.code?.words.said, said($0.performed), $0.standing?.said) }
            ),
            ("Orders", record.orders.map(line)),
            ("Reports", record.reports.map { line(named: $0.code.words.said, day($0.date), $0.words.said) }),
            (
                "Visits",
                record.visits.map {
                    line([
                        $0.encounter.reason, $0.practitionerName, day($0.encounter.began),
                        $0.encounter.standing?.said,
                    ])
                }
            ),
            (
                "Documents",
                record.documents.map {
                    line(named: $0.titleWords.said, day($0.date), $0.standing?.said, $0.id.rawValue)
                }
            ),
        ]
        let heading = ([record.patient.name] + facts.compactMap(\.self)).joined(separator: ", ")
        return heading.wrapped(to: width)
            + parts.filter { !$0.1.isEmpty || $0.0 == "Allergies" }.flatMap { title, lines in
                let entries = lines.isEmpty ? [("none recorded" as Phrase).said] : lines
                return ["", title.said] + entries.flatMap { $0.indented(to: width) }
            }
    }

    private func line(_ series: ResultSeries) -> String {
        let usual = series.usual.map { ("normal \($0)" as Phrase).said }
        return line(
            named: series.words.said, series.last?.valueWords.said,
            series.last?.interpretation.flatMap { $0.isNormal ? nil : $0.words.said },
            trend(of: series), usual, day(series.last?.date),
            series.awaitsRelease ? ("not released" as Phrase).said : nil)
    }

    /// Where the values go; of each part, where they go different ways.
    private func trend(of series: ResultSeries) -> String? {
        if let trend = series.trend { return trend.words.said }
        return series.lines.compactMap { line in
            line.trend.map { [line.words.said, $0.words.said].joined(separator: " ") }
        }.joined(separator: ", ")
    }

    private func line(_ order: Order) -> String {
        line(
            named: order.request.words.said, order.request.category?.words.said, day(order.request.authored),
            order.request.standing.said, order.results.isEmpty ? nil : ("with a result" as Phrase).said)
    }

    private func line(named name: String?, _ parts: String?...) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? ("Without a name" as Phrase).said
        return line([name] + parts)
    }

    private func line(_ parts: [String?]) -> String {
        parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func day(_ date: DateTime?) -> String? { date?.words(in: record.zone).said }
    private func said(_ time: StatedTime?) -> String? { time?.words(in: record.zone).said }
}

extension RecordAnswer {
    private enum CodingKeys: CodingKey {
        case patient, name, birthDate, timeZone, allergies, problems, medication, series, vaccinations, procedures
        case orders, reports, visits, documents
    }

    private struct Entry: Encodable {
        private enum CodingKeys: CodingKey {
            case id, title, status, date, text
        }

        let id: String
        let title: String
        let status: String
        let date: DateTime?
        /// What a report says.
        var text: String?
        /// By the names of R4's elements, without the types with which they end.
        var times: [String: StatedTime?] = [:]

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(id, forKey: .id)
            try container.encode(title, forKey: .title)
            try container.encode(status, forKey: .status)
            try container.encodeIfPresent(date, forKey: .date)
            try container.encodeIfPresent(text, forKey: .text)
            var elements = encoder.container(keyedBy: TextKey.self)
            for case (let name, let time?) in times {
                try elements.encode(StatedTimeRecord(time), forKey: TextKey(name + time.typeName))
            }
        }
    }

    private struct Series: Encodable {
        struct Value: Encodable {
            let id: String
            let date: DateTime?
            let text: String
            let status: String
            let interpretation: String?
            let released: Bool
        }

        struct Part: Encodable {
            let title: String
            let usual: String?
            let trend: String?
        }

        let id: String
        let title: String
        let category: String?
        let usual: String?
        let trend: String?
        /// Of what has several values that belong together.
        let parts: [Part]?
        let values: [Value]
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(record.id.rawValue, forKey: .patient)
        try container.encode(record.patient.name, forKey: .name)
        try container.encode(record.patient.birthDate, forKey: .birthDate)
        try container.encode(record.zone.name, forKey: .timeZone)
        try container.encode(
            record.allergies.map { entry($0, $0.words.description, ["onset": $0.onset]) }, forKey: .allergies)
        try container.encode(
            record.problems.map {
                entry($0, $0.code?.display, ["onset": $0.onset, "abatement": $0.abatement])
            }, forKey: .problems)
        try container.encode(record.medication.map { entry($0, $0.medication?.display) }, forKey: .medication)
        try container.encode(
            record.immunizations.map { entry($0, $0.vaccine.display, ["occurrence": $0.occurrence]) },
            forKey: .vaccinations)
        try container.encode(
            record.procedures.map { entry($0, $0.code?.display, ["performed": $0.performed]) }, forKey: .procedures)
        try container.encode(record.orders.map { entry($0.request, $0.request.title) }, forKey: .orders)
        try container.encode(record.reports.map(report), forKey: .reports)
        try container.encode(record.documents.map { entry($0, $0.title) }, forKey: .documents)
        try container.encode(
            record.visits.map {
                Entry(
                    id: $0.id.rawValue, title: $0.encounter.reason ?? "", status: $0.encounter.status.rawValue,
                    date: $0.encounter.began)
            }, forKey: .visits)
        try container.encode(record.series.map(series), forKey: .series)
    }

    private func entry<Entity: HealthEntity>(
        _ entity: Entity, _ title: String?, _ times: [String: StatedTime?] = [:]
    ) -> Entry {
        Entry(
            id: entity.id.rawValue, title: title ?? "", status: entity.statusCode, date: entity.date, times: times)
    }

    private func report(_ report: DiagnosticReport) -> Entry {
        var own = entry(report, report.title)
        own.text = report.words.isEmpty ? nil : report.words.description
        return own
    }

    private func series(_ series: ResultSeries) -> Series {
        let parts = series.lines.map {
            Series.Part(
                title: $0.words.description, usual: $0.referenceRange?.words?.description, trend: $0.trend?.rawValue)
        }
        return Series(
            id: series.id.description, title: series.title, category: series.category?.rawValue,
            usual: series.usual?.description, trend: series.trend?.rawValue, parts: parts.count > 1 ? parts : nil,
            values: series.results.map {
                Series.Value(
                    id: $0.id.rawValue, date: $0.date, text: $0.valueText, status: $0.statusCode,
                    interpretation: $0.interpretation?.rawValue, released: $0.isReleased)
            })
    }
}

extension Trend {
    fileprivate var words: Phrase {
        switch self {
        case .rising: "rising"
        case .steady: "steady"
        case .falling: "falling"
        }
    }
}
