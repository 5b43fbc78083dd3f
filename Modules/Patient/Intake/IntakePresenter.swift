import ClinicModel
import Combine
import Foundation
import SharedScenes
import ViperKit

@MainActor
package final class IntakePresenter<Interactor: IntakeInteractive>: IntakePresentable {
    @Published package private(set) var intakes = Fetched<[Intake]>() {
        didSet {
            takeAnswers()
            if intakes.notice == nil { sendAgain() }
        }
    }
    @Published package var questionnaire: Questionnaire.ID? {
        didSet { if questionnaire != oldValue { begin() } }
    }
    @Published package private(set) var sections: [IntakeSection] = []
    @Published package var isConfirmed = false
    @Published package private(set) var isKept = true
    @Published package private(set) var isAway = false
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    package var locale = Locale.current
    @Published package private(set) var answers: QuestionnaireAnswers = [:]
    @Published package private(set) var filled: QuestionnaireAnswers = [:]
    @Published package var typed: [String: [String]] = [:]
    @Published package private(set) var faults: [String: Phrase] = [:]
    @Published package var firstFault: String?

    private let interactor: Interactor
    private let parameters: IntakeParameters
    private let tasks = SceneTasks()
    private let pause: Duration
    private let patience: Duration
    private var drafts: [Intake.ID: Draft] = [:]
    /// How often groups are asked at least, also without an answer.
    private var counts: [String: Int] = [:]
    /// The questionnaire that the answers are to; nil until they are taken.
    private var begun: Questionnaire.ID?

    /// What is being changed, and the answers that it is a change of.
    private struct Draft {
        let stored: StoredAnswers<Interactor>
        let keeper: DraftKeeper<QuestionnaireAnswers>
    }

    /// - Parameters:
    ///   - pause: how long what is typed into one field waits to be kept together.
    ///   - patience: after how long what could not be kept is sent again, unless the clinic is heard of before.
    package init(
        interactor: Interactor, parameters: IntakeParameters, pause: Duration = .seconds(1),
        patience: Duration = .seconds(5)
    ) {
        self.interactor = interactor
        self.parameters = parameters
        self.pause = pause
        self.patience = patience
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
        for draft in drafts.values { draft.stored.isAsking = true }
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
        draft(of: intake).keeper.change(to: answers, in: item.linkId)
        noteKept()
    }

    package var repetitions: [String: IntakeRepetition] {
        let times = times
        return times.reduce(into: [:]) { repetitions, time in
            let count = times.count { $0.name == time.name }
            repetitions[time.linkId] = IntakeRepetition(
                canAdd: time.number == count && count < Questionnaire.mostRepetitions, canRemove: count > 1)
        }
    }

    /// The groups that repeat, each time that they are asked.
    private var times: [(linkId: String, name: String, number: Int)] {
        guard let questionnaire = intake?.questionnaire else { return [] }
        return questionnaire.repeated(for: answers.keys, counts: counts).repeatedGroups.map { group in
            let (name, number) = questionnaire.repetition(of: group)
            return (group.linkId, name, number)
        }
    }

    package func didTapAdd(_ group: Questionnaire.Item) {
        guard let questionnaire = intake?.questionnaire, intake?.canAnswer == true else { return }
        let name = questionnaire.repetition(of: group).name
        counts[name] = times.count { $0.name == name } + 1
        list()
    }

    package func didTapRemove(_ group: Questionnaire.Item) {
        guard let intake, intake.canAnswer else { return }
        let questionnaire = intake.questionnaire
        let name = questionnaire.repetition(of: group).name
        let count = times.count { $0.name == name }
        counts = questionnaire.removing(group, from: counts)
        counts[name] = count - 1
        typed = questionnaire.removing(group, from: typed)
        faults = questionnaire.removing(group, from: faults)
        let rest = questionnaire.removing(group, from: answers)
        if rest != answers {
            (answers, isConfirmed) = (rest, false)
            draft(of: intake).keeper.change(to: answers, in: group.linkId)
            noteKept()
        }
        list()
    }

    private func list() {
        guard let intake else { return }
        let now = IntakeSection.list(intake.questionnaire, answers, counts: counts)
        if sections != now { sections = now }
        let filled = intake.questionnaire.filled(answers, counts: counts)
        if self.filled != filled { self.filled = filled }
    }

    package func didEndEditing(_ item: Questionnaire.Item) {
        guard let intake, intake.canAnswer, let given = answers[item.linkId] else { return }
        let fault = fault(of: given, to: item, on: intake.today)
        if faults[item.linkId] != fault { faults[item.linkId] = fault }
    }

    /// Who leaves the scene or the app waits for no pause, so that what is read next has all that was typed.
    package func didLeave() {
        for draft in drafts.values { Task { await draft.keeper.settle() } }
    }

    package func didDisappear() {
        for draft in drafts.values { draft.stored.isAsking = false }
        didLeave()
    }

    package var asksBeforeGoingBack: Bool { isAway && !isKept }

    package func didTapBack() {
        guard asksBeforeGoingBack else { return leave() }
        alertParameters = IntakeWords.askingToDiscard { [weak self] in self?.leave() }
    }

    private func leave() {
        navigationStackCoordinator?.pop()
    }

    /// Says all that is missing or wrong; where nothing is and the patient has confirmed the answers, they are signed.
    package func didTapSign() {
        guard canSign, let intake else { return }
        let found = intake.questionnaire.faults(of: answers, on: intake.today, dayExample: dayExample)
        faults = Dictionary(found.map { ($0.linkId, $0.sentence) }) { first, _ in first }
        guard found.isEmpty else {
            firstFault = sections.lazy.flatMap(\.items).first { self.faults[$0.linkId] != nil }?.linkId
            alertParameters = IntakeWords.missing(found)
            return
        }
        guard isConfirmed else {
            alertParameters = IntakeWords.unconfirmed
            return
        }
        let draft = draft(of: intake)
        tasks.perform(IntakeWords.signing, for: self) { [interactor, answers] in
            if case .failure(let changed as AnswersChanged) = await draft.keeper.settle() { throw changed }
            return try await interactor.sign(answers, to: intake.id, over: await draft.stored.basis)
        } then: { presenter, intake in
            presenter.isConfirmed = false
            // What could not be kept is signed all the same.
            presenter.drafts[intake.id] = nil
            presenter.isAway = false
            presenter.tasks.outdateFetches()
            presenter.noteKept()
            presenter.show(intake)
        } failing: { presenter, error in
            guard error is AnswersChanged else {
                presenter.alertParameters = AlertParameters(error: error)
                return
            }
            // Where the same was changed, the patient is being asked.
            if presenter.alertParameters == nil { presenter.alertParameters = IntakeWords.takenIn }
        }
    }

    private func draft(of intake: Intake) -> Draft {
        if let draft = drafts[intake.id] { return draft }
        let id = intake.id
        let stored = StoredAnswers(of: intake, interactor: interactor)
        let keeper = DraftKeeper(pause: pause) { try await stored.keep($0) }
        keeper.didKeep = { [weak self] _, result in self?.didKeep(result, of: id) }
        let draft = Draft(stored: stored, keeper: keeper)
        drafts[id] = draft
        return draft
    }

    private func didKeep(_ result: Result<Void, any Error>, of id: Intake.ID) {
        tasks.outdateFetches()
        noteKept()
        isAway = false
        switch result {
        case .success: break
        case .failure(let changed as AnswersChanged): takeIn(changed.intake)
        case .failure(ClinicError.unreachable):
            isAway = true
            // Outside of what the user waits for.
            Task.detached { [weak self, patience] in
                guard (try? await Task.sleep(for: patience)) != nil else { return }
                await self?.sendAgain()
            }
        case .failure(let error): alertParameters = AlertParameters(error: error)
        }
    }

    private func sendAgain() {
        guard isAway else { return }
        for draft in drafts.values where draft.keeper.unkept != nil { Task { await draft.keeper.settle() } }
    }

    /// Puts together what was answered here and elsewhere, and asks where both have changed the same.
    private func takeIn(_ now: Intake) {
        guard let draft = drafts[now.id], let own = draft.keeper.unkept else { return }
        let merged = now.questionnaire.merged(own, with: now.answers, since: draft.stored.basis)
        isConfirmed = false
        show(now)
        let put = { @MainActor [weak self] (answers: QuestionnaireAnswers) in
            draft.stored.take(now.answers)
            self?.put(answers, into: draft, of: now)
        }
        guard !merged.conflicts.isEmpty else { return put(merged.own) }
        alertParameters = IntakeWords.asking(
            about: merged.conflicts, takeOthers: { put(merged.other) }, keepOwn: { put(merged.own) })
    }

    private func put(_ new: QuestionnaireAnswers, into draft: Draft, of intake: Intake) {
        if begun == intake.questionnaire.id {
            typed = typed.filter { new[$0.key] == answers[$0.key] }
            show(new, to: intake)
        }
        // The keeper is still at the draft that was refused.
        Task {
            draft.keeper.change(to: new)
            noteKept()
        }
    }

    private func noteKept() {
        isKept = intake.map { drafts[$0.id]?.keeper.unkept == nil } ?? true
    }

    /// What was typed here goes before what is stored: only a questionnaire that is shown for the first time is taken.
    private func takeAnswers() {
        guard let intake, begun != intake.questionnaire.id || isKept else { return }
        let isFirst = begun != intake.questionnaire.id
        begun = intake.questionnaire.id
        let draft = drafts[intake.id]
        if draft?.keeper.unkept == nil { draft?.stored.take(intake.answers) }
        let current = draft?.keeper.unkept ?? intake.answers
        if answers != current { isConfirmed = false }
        show(current, to: intake)
        if isFirst { markWrongAnswers(of: intake) }
        if questionnaire == nil { questionnaire = intake.questionnaire.id }
    }

    /// Shows answers from elsewhere: where an answer was wrong, what takes its place is looked at anew.
    private func show(_ new: QuestionnaireAnswers, to intake: Intake) {
        let outdated = faults.keys.filter { new[$0] != answers[$0] }
        if answers != new { answers = new }
        list()
        let items = sections.flatMap(\.items)
        for linkId in outdated {
            faults[linkId] = items.first { $0.linkId == linkId }
                .flatMap { fault(of: new[linkId] ?? [], to: $0, on: intake.today) }
        }
    }

    private func fault(of given: [AnswerValue], to item: Questionnaire.Item, on today: CalendarDate) -> Phrase? {
        item.fault(of: given, on: today, dayExample: dayExample)
    }

    /// How a day is typed, as its field says it.
    private var dayExample: Phrase { "\(PartialDate.example.typed(in: locale))" }

    /// Who comes back to answers sees which are wrong, as when they were typed.
    private func markWrongAnswers(of intake: Intake) {
        guard intake.canAnswer, faults.isEmpty else { return }
        for item in sections.flatMap(\.items) {
            guard let given = answers[item.linkId], let fault = fault(of: given, to: item, on: intake.today) else {
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
