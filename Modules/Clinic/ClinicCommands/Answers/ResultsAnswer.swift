import ClinicModel
import ClinicProgram
import Foundation

/// Results, the latest first.
package struct ResultsAnswer: Answer {
    private struct Record: Encodable {
        let id: String
        let patient: String
        let patientName: String
        let title: String
        let text: String
        let interpretation: String?
        let date: DateTime?
        let released: Date?
    }

    private enum CodingKeys: CodingKey {
        case results
    }

    private let results: [ResultSummary]
    /// Whether the text says whose they are.
    private let namesPatients: Bool

    package init(_ results: [ResultSummary], namesPatients: Bool) {
        self.results = results
        self.namesPatients = namesPatients
    }

    package func lines(width: Int?) -> [String] {
        guard !results.isEmpty else { return [("No new results." as Phrase).said] }
        let table = TextTable(
            [
                .flexible("Patient"), .flexible("Result"), .flexible("Value"), .whole("Level"), .whole("Day"),
                .whole("ID"),
            ],
            rows: results.map { result in
                [
                    namesPatients ? "\(result.patientName) (\(result.patient))" : "", result.title.said,
                    result.words.said,
                    result.interpretation.flatMap { $0.isNormal ? nil : $0.words.said } ?? "",
                    result.date?.words(in: result.zone).said ?? "", result.id.reference,
                ]
            })
        return table.lines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let records = results.map {
            Record(
                id: $0.id.reference, patient: $0.patient.rawValue, patientName: $0.patientName,
                title: $0.title.description,
                text: $0.words.description, interpretation: $0.interpretation?.rawValue, date: $0.date,
                released: $0.released)
        }
        try container.encode(records, forKey: .results)
    }
}
