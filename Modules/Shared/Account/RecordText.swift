import ClinicModel
import Foundation
import SwiftUI

/// A record as a text that a person can read and print, in the words of the scene that shows it.
struct RecordText {
    let record: PatientRecord
    let now: Date

    var file: RecordFile {
        let day = CalendarDate(of: now, in: record.zone)
        let title = String(localized: "My health record")
        return RecordFile(name: FileName(title, on: day, ending: "txt").text, contents: Data(text.utf8))
    }

    var text: String {
        let patient = record.patient
        let heading: [String?] = [
            String(localized: "My health record"), patient.name,
            patient.birthDate.map { "\(String(localized: "Born")): \($0.words.localized)" },
            String(localized: "As of \(Moment(now, in: record.zone).words.localized)"),
        ]
        let lines =
            heading.compactMap(\.self)
            + sections.flatMap { section in
                ["", section.title, String(repeating: "-", count: section.title.count)] + section.lines
            }
        return lines.joined(separator: "\n") + "\n"
    }

    private var sections: [(title: String, lines: [String])] {
        let all: [(String, [String])] = [
            (
                String(localized: "Allergies"),
                record.allergies.isEmpty
                    ? [String(localized: "No allergies are recorded")]
                    : record.allergies.map {
                        line(
                            $0.words.localized, $0.risk?.localized, $0.reactionWords.localized, $0.standing?.localized)
                    }
            ),
            (
                String(localized: "Health problems"),
                record.problems.map {
                    line($0.code?.words.localized, said($0.onset) ?? day($0.recorded), $0.standing?.localized)
                }
            ),
            (
                String(localized: "Medication"),
                record.medication.map {
                    line(
                        $0.medication?.words.localized, $0.dosageWords.localized, day($0.authored),
                        $0.standing?.localized)
                }
            ),
            (String(localized: "Results"), record.series.flatMap(lines)),
            (
                String(localized: "Vaccinations"),
                record.immunizations.map { line($0.vaccine.words.localized, said($0.occurrence)) }
            ),
            (
                String(localized: "Procedures"),
                record.procedures.map { line($0.code?.words.localized, said($0.performed), $0.standing?.localized) }
            ),
            (
                String(localized: "Tests and referrals"),
                record.orders.map {
                    line($0.request.words.localized, day($0.request.authored), $0.request.standing.localized)
                }
            ),
            (
                String(localized: "Reports"),
                record.reports.map { line($0.code.words.localized, day($0.date), $0.words.localized) }
            ),
            (
                String(localized: "Visits"),
                record.visits.map {
                    line(
                        $0.encounter.reason ?? $0.encounter.types.first?.words.localized, $0.practitionerName,
                        day($0.encounter.began), $0.encounter.standing?.localized)
                }
            ),
            (
                String(localized: "Notes and documents"),
                record.documents.map { line($0.title, day($0.date), $0.standing?.localized) }
            ),
        ]
        return all.filter { !$0.1.isEmpty }.map { (title: $0.0, lines: $0.1) }
    }

    /// The results of one kind, the latest first, with what is normal.
    private func lines(_ series: ResultSeries) -> [String] {
        let usual = series.usual.map { String(localized: "Normal: \($0.localized)") }
        return [line(series.words.localized, usual)]
            + series.results.reversed().map { result in
                let interpretation = result.interpretation.flatMap { $0.isNormal ? nil : $0.words.localized }
                return "  " + line(result.valueWords.localized, interpretation, day(result.date))
            }
    }

    private func line(_ name: String?, _ parts: String?...) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? String(localized: "Without a name")
        return ([name] + parts.compactMap(\.self).filter { !$0.isEmpty }).joined(separator: ", ")
    }

    private func day(_ date: DateTime?) -> String? { date?.words(in: record.zone).localized }
    private func said(_ time: StatedTime?) -> String? { time?.words(in: record.zone).localized }
}
