import ClinicModel
import Combine
import Foundation
import SwiftUI
import ViperKit

/// What the View of Intake needs.
@MainActor
package protocol IntakePresentable: ScenePresentable, Sendable {
    var intakes: Fetched<[Intake]> { get }
    /// The one that is shown; nil until it is known, and where there is none.
    var intake: Intake? { get }
    /// Which of several is shown.
    var questionnaire: Questionnaire.ID? { get set }
    /// What is asked now, given the answers.
    var sections: [IntakeSection] { get }
    var answers: QuestionnaireAnswers { get }
    /// The same with what is computed from them.
    var filled: QuestionnaireAnswers { get }
    /// In which days are typed.
    var locale: Locale { get set }
    /// What was typed in the fields, by their questions.
    var typed: [String: [String]] { get set }
    /// Why answers are not taken, by their questions.
    var faults: [String: Phrase] { get }
    /// The first question whose answer was refused.
    var firstFault: String? { get set }
    /// The sums of what the answers of groups score, and below the last of those of no group the sum of these.
    var scores: [IntakeSection.ID: String] { get }
    /// What can be done with the groups that repeat, by their `linkId`s.
    var repetitions: [String: IntakeRepetition] { get }

    /// Whether the patient says that the answers are true; no longer once one changes.
    var isConfirmed: Bool { get set }
    /// Whether something is there to be signed.
    var canSign: Bool { get }
    /// Whether the answers are signed as they stand.
    var isSigned: Bool { get }
    /// Whether all that was typed is kept.
    var isKept: Bool { get }
    /// Whether what is not kept waits for the clinic to be reached again.
    var isAway: Bool { get }
    /// Whether something would be lost by going back.
    var asksBeforeGoingBack: Bool { get }

    func didPullToRefresh() async
    func didLeave()
    func didDisappear()
    func didTapBack()
    func didAnswer(_ item: Questionnaire.Item, with values: [AnswerValue])
    /// Is told that a field was left: what it does not take is marked.
    func didEndEditing(_ item: Questionnaire.Item)
    func didTapAdd(_ group: Questionnaire.Item)
    func didTapRemove(_ group: Questionnaire.Item)
    func didTapSign()
}

/// Questions that stand together.
package struct IntakeSection: Hashable, Sendable, Identifiable {
    package let id: String
    /// The group that they are of; nil for those of none.
    package let group: Questionnaire.Item?
    package let items: [Questionnaire.Item]

    /// The items that are asked, those of each outermost group together.
    ///
    /// - Parameter counts: how often groups are asked at least, by their `linkId`s.
    static func list(
        _ questionnaire: Questionnaire, _ answers: QuestionnaireAnswers, counts: [String: Int]
    ) -> [IntakeSection] {
        let enabled = questionnaire.enabled(answers, counts: counts)
        var sections: [IntakeSection] = []
        for item in questionnaire.repeated(for: answers.keys, counts: counts).items
        where enabled.contains(item.linkId) && item.isHidden != true {
            let items = item.shownItems.filter { enabled.contains($0.linkId) }
            if item.kind == .group {
                sections.append(IntakeSection(id: item.linkId, group: item, items: Array(items.dropFirst())))
            } else if let last = sections.last, last.group == nil {
                sections[sections.count - 1] = IntakeSection(id: last.id, group: nil, items: last.items + items)
            } else {
                sections.append(IntakeSection(id: item.linkId, group: nil, items: items))
            }
        }
        return sections
    }
}

/// What can be done with one of the times that a group is asked.
package struct IntakeRepetition: Hashable, Sendable {
    package let canAdd: Bool
    package let canRemove: Bool
}

/// What a patient answers before a visit.
package protocol IntakeInteractive: Sendable {
    func fetchIntakes(of appointment: Appointment.ID, access: Access) async throws -> [Intake]

    /// Keeps what is not signed yet, a change of `basis`. Returns the intake as it stands where others have changed that.
    func keep(
        _ answers: QuestionnaireAnswers, to intake: Intake.ID, over basis: QuestionnaireAnswers
    ) async throws -> Intake?

    func sign(
        _ answers: QuestionnaireAnswers, to intake: Intake.ID, over basis: QuestionnaireAnswers
    ) async throws -> Intake

    /// Yields whenever the answers or the visit may have changed.
    func changes() -> AsyncStream<Void>
}
