import ClinicModel
import Combine
import Foundation
import SharedScenes
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
    @Published package var isConfirmed = false
    @Published package private(set) var isKept = true
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Published package private(set) var answers: QuestionnaireAnswers = [:]
    @Published package var typed: [String: [String]] = [:]
    @Published package private(set) var faults: [String: Phrase] = [:]

    private let interactor: Interactor
    private let parameters: IntakeParameters
    private let tasks = SceneTasks()
    private let pause: Duration
    private var keepers: [Intake.ID: DraftKeeper<QuestionnaireAnswers>] = [:]
    /// How often groups are asked at least, also without an answer.
    private var counts: [String: Int] = [:]
    /// The questionnaire that the answers are to; nil until they are taken.
    private var begun: Questionnaire.ID?

    /// - Parameter pause: how long what is typed into one field waits to be kept together.
    package init(interactor: Interactor, parameters: IntakeParameters, pause: Duration = .seconds(1)) {
        self.interactor = interactor
        self.parameters = parameters
        self.pause = pause
        questionnaire = parameters.questionnaire
    }

    package var intake: Intake? {
        let all = intakes.value ?? []
        guard let questionnaire else { return all.first { !$0.isSigned } ?? all.first }
        return all.first { $0.questionnaire.id == questionnaire }
    }

    package var firstFault: String? {
        sections.lazy.flatMap(\.items).first { self.faults[$0.linkId] != nil }?.linkId
    }

    package var canSign: Bool {
        guard let intake, intake.canAnswer, progressViewParameters == nil else { return false }
        return !intake.isSigned || intake.hasDraft || !isKept
    }

    package var isSigned: Bool {
        guard let intake, intake.isSigned, !intake.hasDraft else { return false }
        return isKept && answers == intake.answers
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
        let last = sections.last { $0.group == nil && $0.items.contains(where: \.isScored) }
        return sections.reduce(into: [:]) { scores, section in
            let score =
                if let group = section.group {
                    intake.questionnaire.score(of: group, answers)
                } else {
                    section == last ? intake.questionnaire.ungroupedScore(answers) : nil
                }
            scores[section.id] = score?.scoreWords.localized
        }
    }

    package func didAnswer(_ item: Questionnaire.Item, with values: [AnswerValue]) {
        guard let intake, intake.canAnswer, answers[item.linkId, default: []] != values else { return }
        answers[item.linkId] = values.isEmpty ? nil : values
        faults[item.linkId] = nil
        isConfirmed = false
        list()
        keeper(of: intake.id).change(to: answers, in: item.linkId)
        noteKept()
    }

    package var repetitions: [String: IntakeRepetition] {
        guard let intake else { return [:] }
        let all = intake.questionnaire.repeated(for: answers.keys, counts: counts)
        return all.repeatedGroups.reduce(into: [:]) { repetitions, group in
            let (name, number) = intake.questionnaire.repetition(of: group)
            let count = count(of: name)
            repetitions[group.linkId] = IntakeRepetition(
                canAdd: number == count && count < Questionnaire.mostRepetitions, canRemove: count > 1)
        }
    }

    package func didTapAdd(_ group: Questionnaire.Item) {
        guard let intake, intake.canAnswer else { return }
        let name = intake.questionnaire.repetition(of: group).linkId
        counts[name] = count(of: name) + 1
        list()
    }

    package func didTapRemove(_ group: Questionnaire.Item) {
        guard let intake, intake.canAnswer else { return }
        let questionnaire = intake.questionnaire
        let name = questionnaire.repetition(of: group).linkId
        counts[name] = count(of: name) - 1
        typed = questionnaire.removing(group, from: typed)
        faults = questionnaire.removing(group, from: faults)
        let rest = questionnaire.removing(group, from: answers)
        if rest != answers {
            (answers, isConfirmed) = (rest, false)
            keeper(of: intake.id).change(to: answers, in: group.linkId)
            noteKept()
        }
        list()
    }

    /// How often a group is asked. What repeats within a group that repeats is asked once.
    private func count(of name: String) -> Int {
        guard let intake else { return 0 }
        let all = intake.questionnaire.repeated(for: answers.keys, counts: counts)
        return all.repeatedGroups.count { intake.questionnaire.repetition(of: $0).linkId == name }
    }

    private func list() {
        guard let intake else { return }
        let now = IntakeSection.list(intake.questionnaire, answers, counts: counts)
        if sections != now { sections = now }
    }

    package func didEndEditing(_ item: Questionnaire.Item) {
        guard let intake, intake.canAnswer, let given = answers[item.linkId] else { return }
        let fault = item.fault(of: given, on: intake.today)
        if faults[item.linkId] != fault { faults[item.linkId] = fault }
    }

    /// Who leaves the scene or the app waits for no pause, so that what is read next has all that was typed.
    package func didLeave() {
        for keeper in keepers.values { Task { await keeper.settle() } }
    }

    /// Says all that is missing or wrong; where nothing is and the patient has confirmed the answers, they are signed.
    package func didTapSign() {
        guard canSign, let intake else { return }
        let found = intake.questionnaire.faults(of: answers, on: intake.today)
        faults = Dictionary(found.map { ($0.linkId, $0.sentence) }) { first, _ in first }
        guard found.isEmpty else {
            alertParameters = IntakeWords.missing(found)
            return
        }
        guard isConfirmed else {
            alertParameters = IntakeWords.unconfirmed
            return
        }
        let keeper = keeper(of: intake.id)
        tasks.perform(IntakeWords.signing, for: self) { [interactor, answers] in
            await keeper.settle()
            return try await interactor.sign(answers, to: intake.id)
        } then: { presenter, intake in
            presenter.isConfirmed = false
            // What could not be kept is signed all the same.
            presenter.keepers[intake.id] = nil
            presenter.tasks.outdateFetches()
            presenter.noteKept()
            presenter.show(intake)
        }
    }

    private func keeper(of id: Intake.ID) -> DraftKeeper<QuestionnaireAnswers> {
        if let keeper = keepers[id] { return keeper }
        let keeper = DraftKeeper(pause: pause) { [interactor] in try await interactor.keep($0, to: id) }
        keeper.didKeep = { [weak self] _, result in
            self?.tasks.outdateFetches()
            self?.noteKept()
            if case .failure(let error) = result { self?.alertParameters = AlertParameters(error: error) }
        }
        keepers[id] = keeper
        return keeper
    }

    private func noteKept() {
        isKept = intake.map { keepers[$0.id]?.unkept == nil } ?? true
    }

    /// What was typed here goes before what is stored: only a questionnaire that is shown for the first time is taken.
    private func takeAnswers() {
        guard let intake, begun != intake.questionnaire.id || isKept else { return }
        let isFirst = begun != intake.questionnaire.id
        begun = intake.questionnaire.id
        let current = keepers[intake.id]?.unkept ?? intake.answers
        if answers != current { (answers, isConfirmed) = (current, false) }
        list()
        if isFirst { markWrongAnswers(of: intake) }
        if questionnaire == nil { questionnaire = intake.questionnaire.id }
    }

    /// Who comes back to answers sees which are wrong, as when they were typed.
    private func markWrongAnswers(of intake: Intake) {
        guard intake.canAnswer, faults.isEmpty else { return }
        for item in sections.flatMap(\.items) {
            guard let given = answers[item.linkId], let fault = item.fault(of: given, on: intake.today) else {
                continue
            }
            faults[item.linkId] = fault
        }
    }

    private func begin() {
        guard begun != questionnaire else { return }
        (faults, typed, counts, isConfirmed) = ([:], [:], [:], false)
        begun = nil
        noteKept()
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
