import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class IntakePresenter<Interactor: IntakeInteractive>: IntakePresentable {
    @Published package private(set) var intakes = Fetched<[Intake]>() {
        didSet { takeAnswers() }
    }
    @Published package var questionnaire: Questionnaire.ID? {
        didSet { if questionnaire != oldValue { begin() } }
    }
    @Published package private(set) var sections: [IntakeSection] = []
    @Published package var signature = ""
    @Published package private(set) var isKept = true
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Published package private(set) var answers: QuestionnaireAnswers = [:]
    @Published package private(set) var faults: [String: Phrase] = [:]

    private let interactor: Interactor
    private let parameters: IntakeParameters
    private let tasks = SceneTasks()
    /// The last writing of answers; each waits for the one before.
    private var lastKeeping: Task<Void, any Error>?
    /// The questionnaire that the answers are to; nil until they are taken.
    private var begun: Questionnaire.ID?

    package init(interactor: Interactor, parameters: IntakeParameters) {
        self.interactor = interactor
        self.parameters = parameters
        questionnaire = parameters.questionnaire
    }

    package var intake: Intake? {
        let all = intakes.value ?? []
        guard let questionnaire else { return all.first { !$0.isSigned } ?? all.first }
        return all.first { $0.questionnaire.id == questionnaire }
    }

    package var canSign: Bool {
        guard let intake, intake.canAnswer, progressViewParameters == nil else { return false }
        return !intake.isSigned || intake.hasDraft || !isKept
    }

    package func didLoad() {
        fetch(announcing: true, progress: ProgressViewParameters())
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    package func didAppear() {
        if intakes.value != nil { fetch(announcing: false) }
    }

    package func didPullToRefresh() async {
        await fetch(announcing: true).value
    }

    package var scores: [IntakeSection.ID: String] {
        guard let intake else { return [:] }
        return sections.reduce(into: [:]) { scores, section in
            scores[section.id] = section.group.flatMap { intake.questionnaire.score(of: $0, answers)?.scoreText }
        }
    }

    package func didAnswer(_ item: Questionnaire.Item, with values: [AnswerValue]) {
        guard let intake, intake.canAnswer, answers[item.linkId, default: []] != values else { return }
        answers[item.linkId] = values.isEmpty ? nil : values
        faults[item.linkId] = nil
        sections = IntakeSection.list(intake.questionnaire, answers)
        isKept = false
        keep()
    }

    /// Says all that is missing or wrong; where nothing is, it is signed.
    package func didTapSign() {
        guard canSign, let intake else { return }
        let found = intake.questionnaire.faults(of: answers)
        faults = Dictionary(found.map { ($0.linkId, $0.sentence) }) { first, _ in first }
        guard found.isEmpty else {
            alertParameters = IntakeWords.missing(found)
            return
        }
        tasks.perform(IntakeWords.signing, for: self) { [interactor, answers, signature, lastKeeping] in
            _ = await lastKeeping?.result
            return try await interactor.sign(answers, as: signature, to: intake.id)
        } then: { presenter, intake in
            presenter.signature = ""
            presenter.isKept = true
            presenter.show(intake)
        }
    }

    /// Keeps what there is, after what was to be kept before it. It goes on when the scene is left.
    private func keep() {
        guard let intake else { return }
        let (kept, before) = (answers, lastKeeping)
        let keeping = Task { [interactor] in
            _ = await before?.result
            try await interactor.keep(kept, to: intake.id)
        }
        lastKeeping = keeping
        tasks.start(for: self) {
            try await keeping.value
        } then: { presenter, result in
            if presenter.answers == kept, case .success = result { presenter.isKept = true }
            if case .failure(let error) = result { presenter.alertParameters = AlertParameters(error: error) }
        }
    }

    /// What was typed here goes before what is stored: only a questionnaire that is shown for the first time is taken.
    private func takeAnswers() {
        guard let intake, begun != intake.questionnaire.id || isKept else { return }
        begun = intake.questionnaire.id
        if answers != intake.answers { answers = intake.answers }
        let now = IntakeSection.list(intake.questionnaire, answers)
        if sections != now { sections = now }
        if questionnaire == nil { questionnaire = intake.questionnaire.id }
    }

    private func begin() {
        guard begun != questionnaire else { return }
        faults = [:]
        begun = nil
        takeAnswers()
    }

    private func show(_ intake: Intake) {
        intakes = Fetched(
            (intakes.value ?? []).map { $0.id == intake.id ? intake : $0 })
    }

    @discardableResult
    private func fetch(announcing: Bool, progress: ProgressViewParameters? = nil) -> Task<Void, Never> {
        let isOpening = intakes.value == nil
        return tasks.fetch(\.intakes, of: self, announcing: announcing, progress: progress) {
            [interactor, parameters] in
            try await interactor.fetchIntakes(
                of: parameters.appointment, access: isOpening ? .opening : .refresh)
        }
    }
}
