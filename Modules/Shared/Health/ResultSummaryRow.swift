import ClinicModel
import SwiftUI

/// A result in a list of new ones: what was measured, what was found, and when.
package struct ResultSummaryRow: View {
    private let result: ResultSummary
    /// Whose it is, where the list has several patients.
    private let showsPatient: Bool

    package init(result: ResultSummary, showsPatient: Bool) {
        self.result = result
        self.showsPatient = showsPatient
    }

    package var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: showsPatient ? result.patientName : result.title.localized).font(.headline)
                Spacer()
                Text(verbatim: result.dayText).foregroundStyle(.secondary)
            }
            if showsPatient { Text(verbatim: result.title.localized) }
            HStack {
                if !result.words.isEmpty { Text(verbatim: result.words.localized) }
                if let interpretation = result.interpretation {
                    InterpretationLabel(interpretation: interpretation)
                }
            }
        }
    }
}

extension ResultSummary {
    /// The day of the measurement; empty where that is not known.
    var dayText: String { date?.words(in: zone).localized ?? "" }

    /// What was measured, what was found, and when, for whoever is about to show it.
    ///
    /// - Parameter members: The results that it puts together, if it is a report.
    func releaseName(with members: [Observation]) -> String {
        let all = (members.map(\.wordsInReport) + [words]).filter { !$0.isEmpty }.map(\.localized)
        let found = all.isEmpty ? title.localized : "\(title.localized): \(all.joined(separator: "; "))"
        if dayText.isEmpty { return found }
        // A conclusion is sentences.
        return found.hasSuffix(".") ? "\(found) (\(dayText))" : "\(found), \(dayText)"
    }
}
