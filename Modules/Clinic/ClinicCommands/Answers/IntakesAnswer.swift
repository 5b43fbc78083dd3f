import ClinicModel
import ClinicProgram
import Foundation

/// What is asked before visits, with the answers so far.
package struct IntakesAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case intakes
    }

    private let intakes: [Intake]
    /// Whether the questions and answers are said, not only which there are.
    private let isWhole: Bool

    package init(_ intakes: [Intake], isWhole: Bool) {
        self.intakes = intakes
        self.isWhole = isWhole
    }

    package func lines(width: Int?) -> [String] {
        guard !intakes.isEmpty else { return [nothing.said] }
        guard isWhole else {
            let table = TextTable(
                [.id("Visit ID"), .whole("When"), .flexible("Questionnaire"), .whole("Status"), .whole("ID")],
                rows: intakes.map { intake in
                    [
                        intake.visit.id.rawValue, intake.visit.when ?? "", intake.questionnaire.words.said,
                        intake.state.said, intake.questionnaire.id.rawValue,
                    ]
                })
            return table.lines(width: width)
        }
        return Array(intakes.map { lines(of: $0, width) }.joined(separator: [""]))
    }

    private var nothing: Phrase { isWhole ? "Nothing is asked before this visit." : "Nothing to sign." }

    private func lines(of intake: Intake, _ width: Int?) -> [String] {
        let questionnaire = intake.questionnaire
        let heading = "\(questionnaire.words.said) (\(questionnaire.id)): \(intake.state.said)"
        let enabled = questionnaire.enabled(intake.answers)
        let filled = questionnaire.filled(intake.answers)
        let all = questionnaire.repeated(for: intake.answers.keys).shownItems
        let questions = all.filter { enabled.contains($0.linkId) && $0.kind != .display }
        let score = questionnaire.ungroupedScore(intake.answers).map { ("Score: \($0.scoreWords)" as Phrase).said }
        return heading.wrapped(to: width)
            + questions.flatMap { item -> [String] in
                guard item.kind != .group else {
                    let score = questionnaire.score(of: item, intake.answers).map { ": \($0.scoreWords.said)" }
                    return "\(item.words.said)\(score ?? "")".indented(to: width)
                }
                return lines(of: item, answered: filled[item.linkId], width)
            }
            + (score?.indented(to: width) ?? [])
    }

    private func lines(of item: Questionnaire.Item, answered values: [AnswerValue]?, _ width: Int?) -> [String] {
        let answers =
            values?.map { item.words(of: $0).said }.joined(separator: ", ")
            ?? (item.isAnswerable || item.isFilledIn ? "–" : ("tell it at the visit" as Phrase).said)
        let text = "\(item.words.said)\(item.needsAnswer ? " *" : ""): \(answers)"
        return Facts.lines(said: [(name: "  \(item.linkId)", text: text)], width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(intakes.map(Record.init), forKey: .intakes)
    }

    private struct Record: Encodable {
        let appointment: String
        let questionnaire: String
        let title: String
        let status: String?
        let state: String
        let canAnswer: Bool
        let signature: String?
        let authored: DateTime?
        let answers: [String: [String]]

        init(_ intake: Intake) {
            appointment = intake.visit.id.rawValue
            questionnaire = intake.questionnaire.id.rawValue
            title = intake.questionnaire.name
            status = intake.response?.status.rawValue
            state = intake.state.description
            canAnswer = intake.canAnswer
            signature = intake.response?.signature
            authored = intake.response?.authored
            answers = intake.questionnaire.filled(intake.answers).mapValues { $0.map(\.display) }
        }
    }
}

extension Intake {
    fileprivate var state: Phrase {
        switch (isSigned, hasDraft) {
        case (true, true): "changed since it was signed"
        case (true, false): "signed"
        case (false, true): "kept, not signed"
        case (false, false): "not signed"
        }
    }
}
