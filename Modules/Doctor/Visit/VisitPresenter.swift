import ClinicModel
import Combine
import Foundation
import SharedScenes
import ViperKit

@MainActor
package final class VisitPresenter<Interactor: VisitInteractive>: VisitPresentable {
    @Published package private(set) var visit = Fetched<VisitDetails>() {
        didSet {
            if visit.value != oldValue.value { takeOver(visit.value, after: oldValue.value) }
            goToNewPrescription()
            if !isPrescribing { prescriptionsBefore = nil }
        }
    }
    @Published package var form = VisitForm() {
        didSet {
            if form.note != oldValue.note { noteTyped() }
            if form != oldValue { (wrongField, nextField) = (nil, nil) }
            if !form.problem.isEmpty { addedProblem = nil }
            if form.signs != oldValue.signs {
                refusedSigns = refusedSigns.filter { form.signs[$0] == oldValue.signs[$0] }
            }
        }
    }
    @Published package var wrongField: VisitField?
    @Published package private(set) var nextField: VisitField?
    @Published package private(set) var addedProblem: String?
    @Published package private(set) var done: PrescriptionsDone?
    @Published package private(set) var noteHasFailed = false
    @Published package var alertParameters: AlertParameters?
    @Published package var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Published package var order: Order?
    @Published package var revocation = "" {
        didSet { if revocation != oldValue { wrongField = nil } }
    }
    @Published package var orderAlertParameters: AlertParameters?
    @Published private var keptNote = ""
    /// The measurements that were refused and have stayed as they were typed.
    @Published private var refusedSigns: Set<VitalSign> = []
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private var isPrescribing = false
    /// What was prescribed when the page was left to prescribe, until the visit is read again after that.
    private var prescriptionsBefore: Set<MedicationRequest.ID>?
    private let interactor: Interactor
    private let parameters: VisitParameters
    private let tasks = SceneTasks()
    private let keeper: DraftKeeper<String>

    package init(interactor: Interactor, parameters: VisitParameters, pause: Duration = .seconds(1)) {
        self.interactor = interactor
        self.parameters = parameters
        keeper = DraftKeeper(pause: pause) { try await interactor.saveNote($0, of: parameters.appointment) }
        keeper.didKeep = { [weak self] note, result in self?.noteKept(note, result) }
    }

    package var noteState: NoteState {
        if form.note == keptNote { return keptNote.isEmpty ? .empty : .kept }
        return noteHasFailed ? .failed : .unsaved
    }

    package var asksBeforeGoingBack: Bool { !looseEnds.isEmpty || form.note != keptNote }

    package var signFaults: [VitalSign: String] {
        VitalSigns.faults(in: form.signs).filter { refusedSigns.contains($0.key) }.mapValues { ErrorText($0).title }
    }

    package var hasNewReason: Bool {
        guard canWrite else { return false }
        return form.reason.trimmed != keptReason.trimmed
    }

    private var keptReason: String { visit.value?.encounter.reason ?? "" }

    /// Whether something was typed that is neither recorded nor kept by itself, as the note is.
    private var looseEnds: [VisitField] { (hasNewReason ? [.reason] : []) + form.looseEnds }

    private var canWrite: Bool { visit.value?.canWrite ?? false }

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
        isPrescribing = false
        goToNewPrescription()
        if visit.value != nil { refresh(announcing: false) }
    }

    package func didPullToRefresh() async {
        await refresh(announcing: true).value
    }

    package func didTapSaveReason() {
        change(.reason) { [reason = form.reason] interactor, id in
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
            let faults = VitalSigns.faults(in: form.signs)
            let refused = VitalSign.allCases.filter { faults[$0] != nil }
            refusedSigns = Set(refused)
            wrongField = refused.first.map(VisitField.sign)
            let said = refused.compactMap { signFaults[$0] }
            alertParameters = said.count > 1 ? VisitWords.refusing(said) : AlertParameters(error: error)
        }
    }

    package func didTapAddProblem() {
        let problem = form.problem
        // Enter once more, in the field that has just been emptied.
        guard addedProblem == nil || !problem.allSatisfy(\.isWhitespace) else { return }
        change(.problem) { interactor, id in
            try await interactor.addProblem(problem, in: id)
        } then: { presenter in
            presenter.form.problem = ""
            presenter.addedProblem = problem
            presenter.nextField = .problem
        }
    }

    package func didTapMeasured(_ measurement: VisitMeasurement) {
        guard let visit = visit.value else { return }
        let correct: @MainActor () -> Void = { [weak self] in
            self?.form.correcting = measurement
            self?.wrongField = VitalSign.allCases.first { measurement.signs.values[$0] != nil }.map(VisitField.sign)
        }
        confirmationDialogParameters = VisitWords.askingAbout(
            measurement, in: visit, correct: visit.canReplace(measurement) ? correct : nil,
            markInError: { [weak self] in
                self?.change { interactor, id in
                    try await interactor.markInError(measurement, in: id)
                } then: { presenter in
                    if presenter.form.correcting == measurement { presenter.form.correcting = nil }
                }
            })
    }

    package func didTapProblem(_ problem: Condition) {
        guard let visit = visit.value else { return }
        let resolve: @MainActor () -> Void = { [weak self] in
            self?.change { interactor, id in
                try await interactor.resolve(problem.id, in: id)
            }
        }
        let markInError: @MainActor () -> Void = { [weak self] in
            self?.change { interactor, id in
                try await interactor.markProblemInError(problem.id, in: id)
            }
        }
        confirmationDialogParameters = VisitWords.askingAbout(
            problem, of: visit.patient.name, resolve: visit.canResolve(problem) ? resolve : nil,
            markInError: visit.canMarkInError(problem) ? markInError : nil)
    }

    package func didTapPrescribe() {
        guard let visit = visit.value else { return }
        prescribe(PrescribeParameters(patient: visit.patient.id, encounter: visit.encounter.id))
    }

    private func prescribe(_ parameters: PrescribeParameters) {
        prescriptionsBefore = visit.value.map { Set($0.prescriptions.map(\.id)) }
        (done, nextField) = (nil, nil)
        isPrescribing = true
        navigationStackCoordinator?.push(parameters)
    }

    /// Says what was prescribed, once the visit is shown again.
    private func goToNewPrescription() {
        guard !isPrescribing, let before = prescriptionsBefore,
            let new = visit.value?.prescriptions.first(where: { !before.contains($0.id) })
        else { return }
        prescriptionsBefore = nil
        done = .prescribed(new.medication?.words.localized ?? "")
        nextField = .prescribed
    }

    package func didTapDone() { done = nil }

    package func didTapPrescription(_ prescription: MedicationRequest) {
        guard let visit = visit.value else { return }
        let correction = PrescribeParameters(
            patient: visit.patient.id, encounter: visit.encounter.id, replacement: .correction(prescription.id))
        confirmationDialogParameters = VisitWords.askingAbout(
            prescription, of: visit.patient.name,
            correct: { [weak self] in self?.prescribe(correction) },
            markInError: { [weak self, reason = VisitWords.enteredInError] in
                self?.change { interactor, _ in
                    try await interactor.stop(prescription.id, reason: reason)
                }
            })
    }

    package func didTapPlaceOrder() {
        change(form.order.choice == nil ? .orderName : .order) { [draft = form.order.draft] interactor, id in
            try await interactor.order(draft, in: id)
        } then: { presenter in
            presenter.form.order = OrderForm()
            presenter.nextField = .order
        }
    }

    package func didTapOrder(_ order: Order) {
        revocation = ""
        self.order = order
    }

    package func didTapRevoke(_ order: Order) {
        end(refusing: .revocation) { [revocation] interactor, id in
            try await interactor.revoke(order.id, reason: revocation, in: id)
        }
    }

    package func didTapComplete(_ order: Order) {
        end { interactor, id in
            try await interactor.complete(order.id, in: id)
        }
    }

    package func didTapSign() {
        let looseEnds = looseEnds
        guard looseEnds.isEmpty else {
            wrongField = looseEnds.first
            return alertParameters = VisitWords.warning(of: looseEnds)
        }
        guard let visit = visit.value else { return }
        let isEmpty = form.note.allSatisfy(\.isWhitespace)
        confirmationDialogParameters = VisitWords.askingToSign(visit, withoutNote: isEmpty) { [weak self] in
            self?.sign()
        }
    }

    package func didTapAddAddendum() {
        confirmationDialogParameters = VisitWords.askingToAdd { [weak self] in self?.addAddendum() }
    }

    package func didTapHome() {
        navigationStackCoordinator?.popToRoot()
    }

    /// Who leaves the app waits for no pause.
    package func didEnterBackground() {
        Task { [keeper] in await keeper.settle() }
    }

    /// The note is kept first; what else was typed is asked about.
    package func didTapBack() {
        let looseEnds = looseEnds
        guard looseEnds.isEmpty else {
            wrongField = looseEnds.first
            return alertParameters = VisitWords.askingToDiscard(looseEnds) { [weak self] in self?.discard() }
        }
        guard asksBeforeGoingBack else { return leave() }
        tasks.perform(VisitWords.Progress.keeping.words, for: self, keepingNote()) { presenter, _ in
            presenter.leave()
        }
    }

    private func discard() {
        wrongField = nil
        form.reason = keptReason
        form.problem = ""
        form.order = OrderForm()
        form.addendum = ""
        form.correcting = nil
        form.signs = [:]
        didTapBack()
    }

    private func leave() {
        navigationStackCoordinator?.pop()
    }

    private func measure(_ signs: VitalSigns) {
        let mistake = form.correcting?.id
        change(VitalSign.allCases.first { signs.values[$0] != nil }.map(VisitField.sign)) { interactor, id in
            try await interactor.measure(signs, correcting: mistake, in: id)
        } then: { presenter in
            presenter.form.signs = [:]
            presenter.form.correcting = nil
            presenter.nextField = VitalSign.allCases.first.map(VisitField.sign)
        }
    }

    private func sign() {
        let keepNote = keepingNote()
        change(progress: .signing) { interactor, id in
            try await keepNote()
            try await interactor.sign(id)
        } then: { presenter in
            presenter.nextField = .facts
        }
    }

    private func addAddendum() {
        change(.addendum) { [addendum = form.addendum] interactor, id in
            try await interactor.addAddendum(addendum, to: id)
        } then: { presenter in
            presenter.form.addendum = ""
        }
    }
}

extension VisitPresenter {
    /// Keeps what needs no asking: the note as it is now.
    private func keepingNote() -> @Sendable () async throws -> Void {
        { [keeper] in try await keeper.settle().get() }
    }

    private func noteTyped() {
        guard canWrite, form.note != keptNote || keeper.unkept != nil else { return }
        keeper.change(to: form.note)
    }

    private func noteKept(_ note: String, _ result: Result<Void, any Error>) {
        switch result {
        case .success:
            tasks.outdateFetches()
            keptNote = note
            noteHasFailed = false
        case .failure(let error):
            // Said once: the state tells that it goes on.
            if !noteHasFailed { alertParameters = AlertParameters(error: error) }
            noteHasFailed = true
        }
    }

    /// What is being typed stays; what was not touched follows what is there.
    private func takeOver(_ visit: VisitDetails?, after old: VisitDetails?) {
        guard let visit else { return }
        if form.note == keptNote, keeper.unkept == nil {
            keptNote = visit.noteText
            form.note = visit.noteText
        }
        if form.reason == old?.encounter.reason ?? "" { form.reason = visit.encounter.reason ?? "" }
    }

    /// - Parameter field: The field with what is recorded, to which a refusal leads.
    private func change(
        _ field: VisitField? = nil, progress message: VisitWords.Progress = .keeping,
        _ work: @escaping @Sendable (Interactor, Appointment.ID) async throws -> Void,
        then finish: @escaping @MainActor (VisitPresenter) -> Void = { _ in }
    ) {
        guard progressViewParameters == nil else { return }
        done = nil
        tasks.perform(message.words, for: self) { [interactor, parameters] in
            try await work(interactor, parameters.appointment)
        } then: { presenter, _ in
            finish(presenter)
            presenter.refresh(announcing: false)
        } failing: { presenter, error in
            if case ClinicError.invalid = error { presenter.wrongField = field }
            presenter.alertParameters = AlertParameters(error: error)
            presenter.refresh(announcing: false)
        }
    }

    /// Ends the order that is asked about, and stays with it where that fails.
    ///
    /// - Parameter field: The field to which a refusal leads.
    private func end(
        refusing field: VisitField? = nil,
        _ work: @escaping @Sendable (Interactor, Appointment.ID) async throws -> Void
    ) {
        guard progressViewParameters == nil else { return }
        done = nil
        tasks.perform(VisitWords.Progress.keeping.words, for: self) { [interactor, parameters] in
            try await work(interactor, parameters.appointment)
        } then: { presenter, _ in
            presenter.order = nil
            presenter.refresh(announcing: false)
        } failing: { presenter, error in
            if case ClinicError.invalid = error { presenter.wrongField = field }
            presenter.orderAlertParameters = AlertParameters(error: error)
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
