import ClinicModel
import Combine
import ViperKit

@MainActor
package final class PrescriptionsPresenter<Interactor: PrescriptionsInteractive>: PrescriptionsPresentable {
    @Published package private(set) var prescriptions = Fetched<PrescriptionsEntity>() {
        didSet {
            if isVisible {
                noteNewPrescription()
                activeBefore = nil
            }
            guard prescriptions.value != oldValue.value else { return }
            renewRequest()
        }
    }
    @Published package var request: PrescriptionsRequest?
    @Published package var text = "" {
        didSet { if text != oldValue { wrongField = nil } }
    }
    @Published package private(set) var done: PrescriptionsDone?
    @Published package var wrongField: PrescriptionsField?
    @Published package var formAlertParameters: AlertParameters?
    @Published package var alertParameters: AlertParameters?
    @Published package var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private let parameters: PrescriptionsParameters
    private let tasks = SceneTasks()
    private var isVisible = false
    private var isLocked = false
    /// What was active when the page was left, until it is read again after a return.
    private var activeBefore: Set<MedicationRequest.ID>?
    /// The refills of whose answer the clinic has heard that it was read.
    private var readAnswers: Set<MedicationRequest.ID> = []

    package init(interactor: Interactor, parameters: PrescriptionsParameters) {
        self.interactor = interactor
        self.parameters = parameters
    }

    package var isBusy: Bool { progressViewParameters != nil }

    package var asksBeforeClosing: Bool { hasText || isBusy }

    package func didLoad() {
        tasks.perform(for: self) { [interactor, parameters] in
            try await interactor.fetchPrescriptions(parameters, access: .opening)
        } then: { presenter, entity in
            presenter.readAnswers = entity.answers
            presenter.prescriptions = Fetched(entity)
            presenter.follow()
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in
                presenter?.navigationStackCoordinator?.pop()
            }
        }
    }

    package func didAppear() {
        isVisible = true
        noteNewPrescription()
        if prescriptions.value != nil { refresh(announcing: false) }
    }

    package func didDisappear() {
        isVisible = false
        // What is done elsewhere is said anew, though it may be said in the same words.
        done = nil
        activeBefore = prescriptions.value?.prescriptions.map { Set($0.active.map(\.id)) }
    }

    package func didLock(_ isLocked: Bool) {
        self.isLocked = isLocked
        if prescriptions.value != nil, !isLocked { refresh(announcing: false) }
    }

    package func didPullToRefresh() async {
        await refresh(announcing: true).value
    }

    package func didTapAskForRefill(of prescription: Prescription) { write(.refill(prescription)) }

    package func didTapStop(_ prescription: Prescription) { write(.stop(prescription)) }

    package func didTapAnswer(_ refill: Refill) { write(.answer(refill)) }

    package func didTapPrescriptions(of refill: Refill) {
        navigationStackCoordinator?.push(PrescriptionsParameters(patient: refill.patient))
    }

    package func didTapWithdraw(_ refill: Refill) {
        done = nil
        confirmationDialogParameters = PrescriptionsWords.askingToWithdraw(refill) { [weak self] in
            self?.withdraw(refill)
        }
    }

    package func didTapSendRequest() {
        guard case .refill(let prescription)? = request else { return }
        carryOut(.asking, done: .asked(prescription.words.localized)) { interactor, text in
            try await interactor.askForRefill(of: prescription.id, note: text)
        }
    }

    package func didTapConfirmStop() {
        guard case .stop(let prescription)? = request else { return }
        carryOut(.stopping, done: .stopped(prescription.words.localized)) { interactor, text in
            try await interactor.stop(prescription.id, reason: text)
        }
    }

    package func didTapApprove() {
        guard case .answer(let refill)? = request else { return }
        // What it is and for whom stands above the button. Without a reason for what speaks against it, it is refused.
        guard refill.needsReason ? hasText : refill.isLeftToCompare else { return approve(refill) }
        formAlertParameters = PrescriptionsWords.askingToApprove(refill) { [weak self] in self?.approve(refill) }
    }

    package func didTapDecline() {
        guard case .answer(let refill)? = request else { return }
        carryOut(.declining, done: .declined(refill.words.localized, patient: refill.patientName)) { interactor, text in
            try await interactor.decline(refill.id, reason: text)
        }
    }

    package func didTapDone() { done = nil }

    package func didTapCancel() {
        guard hasText else { return request = nil }
        formAlertParameters = PrescriptionsWords.askingToDiscard { [weak self] in self?.request = nil }
    }

    private var hasText: Bool { !text.allSatisfy(\.isWhitespace) }

    private func approve(_ refill: Refill) {
        carryOut(.approving, done: .approved(refill.words.localized, patient: refill.patientName)) { interactor, text in
            try await interactor.approve(refill, saying: text)
        }
    }

    private func write(_ request: PrescriptionsRequest) {
        text = ""
        (wrongField, done) = (nil, nil)
        self.request = request
    }

    /// What speaks against a refill may have changed since its answer was begun.
    private func renewRequest() {
        guard case .answer(let refill)? = request,
            let now = prescriptions.value?.refills.first(where: { $0.id == refill.id }), now != refill
        else { return }
        request = .answer(now)
    }

    /// Whether an answer comes to the open page, which is read there.
    private func readsAnswers(of entity: PrescriptionsEntity) -> Bool {
        isVisible && !isLocked && entity.isOwn && !entity.answers.isSubset(of: readAnswers)
    }

    private func withdraw(_ refill: Refill) {
        tasks.perform(PrescriptionsWords.Work.withdrawing.progress, for: self) { [interactor] in
            try await interactor.withdraw(refill.id)
        } then: { presenter, _ in
            presenter.done = .withdrawn(refill.words.localized)
            presenter.refresh(announcing: false)
        }
    }

    /// Says what was prescribed while the page was left for that.
    private func noteNewPrescription() {
        guard let activeBefore, let entity = prescriptions.value, !entity.isOwn,
            let new = entity.prescriptions?.active.first(where: { !activeBefore.contains($0.id) })
        else { return }
        self.activeBefore = nil
        done = .prescribed(new.words.localized)
    }

    /// Does what is being written, and keeps it to be corrected where that fails.
    private func carryOut(
        _ kind: PrescriptionsWords.Work, done: PrescriptionsDone,
        _ work: @escaping @Sendable (Interactor, String) async throws -> Void
    ) {
        guard !isBusy else { return }
        tasks.perform(kind.progress, for: self) { [interactor, text] in
            try await work(interactor, text)
        } then: { presenter, _ in
            presenter.done = done
            presenter.request = nil
            presenter.refresh(announcing: false)
        } failing: { presenter, error in
            // What is refused is what was typed: nothing else is chosen here.
            if case ClinicError.invalid = error { presenter.wrongField = .text }
            presenter.formAlertParameters = AlertParameters(error: error)
        }
    }

    private func follow() {
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.refresh(announcing: false)
        }
    }

    /// Fetches the page anew. An answer is shown once the clinic has heard that the page is opened with it: it is no news
    /// afterwards, however soon the page is left.
    @discardableResult
    private func refresh(announcing: Bool) -> Task<Void, Never> {
        tasks.fetch(\.prescriptions, of: self, announcing: announcing) { [weak self, interactor, parameters] in
            let entity = try await interactor.fetchPrescriptions(parameters, access: .refresh)
            guard await self?.readsAnswers(of: entity) == true else { return entity }
            let opened = try await interactor.fetchPrescriptions(parameters, access: .opening)
            await self?.note(readAnswersOf: opened)
            return opened
        }
    }

    private func note(readAnswersOf entity: PrescriptionsEntity) { readAnswers = entity.answers }
}

extension PrescriptionsEntity {
    /// The refills that were approved or declined.
    fileprivate var answers: Set<MedicationRequest.ID> {
        Set(refills.filter { $0.outcome == .approved || $0.outcome == .declined }.map(\.id))
    }
}
