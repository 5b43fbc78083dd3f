import ClinicModel
import Combine
import ViperKit

@MainActor
package final class VisitPresenter<Interactor: VisitInteractive>: VisitPresentable {
    @Published package private(set) var visit = Fetched<VisitDetails>() {
        didSet { if visit.value != oldValue.value { takeOver(visit.value, after: oldValue.value) } }
    }
    @Published package var form = VisitForm() {
        didSet { if form.note != oldValue.note, form.note != keptNote { keepNote() } }
    }
    @Published package private(set) var noteHasFailed = false
    @Published package var alertParameters: AlertParameters?
    @Published package var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Published private var keptNote = ""
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private let parameters: VisitParameters
    private let tasks = SceneTasks()
    /// What is typed faster than this is kept together.
    private let pause: Duration
    private var lastKept: ContinuousClock.Instant?
    private var isKeeping = false

    package init(interactor: Interactor, parameters: VisitParameters, pause: Duration = .seconds(1)) {
        self.interactor = interactor
        self.parameters = parameters
        self.pause = pause
    }

    package var noteState: NoteState {
        if form.note == keptNote { return keptNote.isEmpty ? .empty : .kept }
        return noteHasFailed ? .failed : .unsaved
    }

    package var asksBeforeGoingBack: Bool { form.hasLooseEnds || form.note != keptNote }

    package func didLoad() {
        tasks.perform(for: self) { [interactor, parameters] in
            try await interactor.fetchVisit(parameters.appointment, access: .opening)
        } then: { presenter, visit in
            presenter.visit = Fetched(visit)
            presenter.follow()
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in presenter?.leave() }
        }
    }

    package func didAppear() {
        if visit.value != nil { refresh(announcing: false) }
    }

    package func didPullToRefresh() async {
        await refresh(announcing: true).value
    }

    package func didTapSaveReason() {
        change { [reason = form.reason] interactor, id in
            try await interactor.setReason(reason, of: id)
        }
    }

    package func didTapMeasure() {
        do {
            let signs = try VitalSigns(typed: form.signs)
            let unusual = signs.unusual
            guard !unusual.isEmpty else { return measure(signs) }
            confirmationDialogParameters = VisitWords.asking(unusual) { [weak self] in self?.measure(signs) }
        } catch {
            alertParameters = AlertParameters(error: error)
        }
    }

    package func didTapAddProblem() {
        change { [problem = form.problem] interactor, id in
            try await interactor.addProblem(problem, in: id)
        } then: { presenter in
            presenter.form.problem = ""
        }
    }

    package func didTapResolve(_ problem: Condition) {
        confirmationDialogParameters = VisitWords.askingToResolve(problem) { [weak self] in
            self?.change { interactor, id in
                try await interactor.resolve(problem.id, in: id)
            }
        }
    }

    package func didTapPrescribe() {
        guard let visit = visit.value else { return }
        navigationStackCoordinator?.push(
            PrescribeParameters(patient: visit.patient.id, encounter: visit.encounter.id))
    }

    package func didTapSign() {
        guard !form.hasLooseEnds else { return alertParameters = VisitWords.looseEnds }
        confirmationDialogParameters = VisitWords.askingToSign { [weak self] in self?.sign() }
    }

    package func didTapAddAddendum() {
        change { [addendum = form.addendum] interactor, id in
            try await interactor.addAddendum(addendum, to: id)
        } then: { presenter in
            presenter.form.addendum = ""
        }
    }

    /// The note is kept first; what else was typed is asked about.
    package func didTapBack() {
        guard !form.hasLooseEnds else {
            return alertParameters = VisitWords.askingToDiscard { [weak self] in
                self?.form.problem = ""
                self?.form.addendum = ""
                self?.form.signs = [:]
                self?.didTapBack()
            }
        }
        guard form.note != keptNote else { return leave() }
        let note = form.note
        tasks.perform(VisitWords.Progress.keeping.words, for: self) { [interactor, parameters] in
            try await interactor.saveNote(note, of: parameters.appointment)
        } then: { presenter, _ in
            presenter.keptNote = note
            presenter.leave()
        }
    }

    private func leave() {
        navigationStackCoordinator?.pop()
    }

    private func measure(_ signs: VitalSigns) {
        change { interactor, id in
            try await interactor.measure(signs, in: id)
        } then: { presenter in
            presenter.form.signs = [:]
        }
    }

    private func sign() {
        let note = form.note
        let isKept = note == keptNote
        change(.signing) { interactor, id in
            if !isKept { try await interactor.saveNote(note, of: id) }
            try await interactor.sign(id)
        } then: { presenter in
            presenter.keptNote = note
        }
    }
}

extension VisitPresenter {
    /// The first change is kept at once, those that follow soon after it together.
    private func keepNote() {
        guard visit.value?.canWrite == true, !isKeeping else { return }
        isKeeping = true
        let passed = lastKept.map { ContinuousClock.now - $0 } ?? pause
        tasks.start(for: self) { [pause] in
            try await Task.sleep(for: max(.zero, pause - passed))
        } then: { presenter, _ in
            presenter.sendNote()
        }
    }

    private func sendNote() {
        let note = form.note
        tasks.start(for: self) { [interactor, parameters] in
            try await interactor.saveNote(note, of: parameters.appointment)
        } then: { presenter, result in
            presenter.isKeeping = false
            presenter.lastKept = .now
            switch result {
            case .success:
                presenter.keptNote = note
                presenter.noteHasFailed = false
                if presenter.form.note != note { presenter.keepNote() }
            case .failure(let error):
                // Said once: the state tells that it goes on.
                if !presenter.noteHasFailed { presenter.alertParameters = AlertParameters(error: error) }
                presenter.noteHasFailed = true
            }
        }
    }

    /// What is being typed stays; what was not touched follows what is there.
    private func takeOver(_ visit: VisitDetails?, after old: VisitDetails?) {
        guard let visit else { return }
        if form.note == keptNote, !isKeeping {
            keptNote = visit.noteText
            form.note = visit.noteText
        }
        if form.reason == old?.encounter.reason ?? "" { form.reason = visit.encounter.reason ?? "" }
    }

    private func change(
        _ message: VisitWords.Progress = .keeping,
        _ work: @escaping @Sendable (Interactor, Appointment.ID) async throws -> Void,
        then finish: @escaping @MainActor (VisitPresenter) -> Void = { _ in }
    ) {
        guard progressViewParameters == nil else { return }
        tasks.perform(message.words, for: self) { [interactor, parameters] in
            try await work(interactor, parameters.appointment)
        } then: { presenter, _ in
            finish(presenter)
            presenter.refresh(announcing: false)
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error)
            presenter.refresh(announcing: false)
        }
    }

    private func follow() {
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.refresh(announcing: false)
        }
    }

    @discardableResult
    private func refresh(announcing: Bool) -> Task<Void, Never> {
        tasks.fetch(\.visit, of: self, announcing: announcing) { [interactor, parameters] in
            try await interactor.fetchVisit(parameters.appointment, access: .refresh)
        }
    }
}
