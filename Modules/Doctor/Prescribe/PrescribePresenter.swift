import ClinicModel
import Combine
import ViperKit

@MainActor
package final class PrescribePresenter<Interactor: PrescribeInteractive>: PrescribePresentable {
    @Published package private(set) var patient = Fetched<PrescribeEntity>()
    @Published package var form = PrescribeForm() {
        didSet {
            if form.medication != oldValue.medication { look() }
            if form != oldValue { wrongField = nil }
        }
    }
    @Published package var wrongField: PrescribeForm.Field?
    @Published package private(set) var issues: [DetectedIssue] = []
    @Published package private(set) var replaced: Prescription?
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private let parameters: PrescribeParameters
    private let tasks = SceneTasks()
    /// What stands in the form before anything is typed.
    private var beginning = PrescribeForm()

    package init(interactor: Interactor, parameters: PrescribeParameters) {
        self.interactor = interactor
        self.parameters = parameters
    }

    package var replacement: PrescribeParameters.Replacement? { parameters.replacement }

    package var refillAnswer: PrescribeParameters.RefillAnswer? {
        guard let replacement, let replaced else { return nil }
        // It may be asked for while another is written.
        let now = patient.value?.active.first { $0.id == replaced.id } ?? replaced
        guard now.openRefill != nil else { return nil }
        guard !replaced.request.isContinued(by: form.medication) else { return .approved }
        return .declined(because: replacement.draft(of: replaced, by: form.medication).reason)
    }

    package var suggestions: [String] { patient.value?.medicines.suggestions(for: form.medicine) ?? [] }

    package var isUnknown: Bool {
        guard let patient = patient.value, !form.medication.display.isEmpty else { return false }
        guard !issues.contains(where: { $0.kind == .allergy }) else { return false }
        let isAlone = patient.allergies.isEmpty && patient.prohibitions.isEmpty && patient.active.isEmpty
        return !isAlone && !form.medication.canBeCompared
    }

    package var summary: Phrase? {
        guard let patient = patient.value, !form.medication.display.isEmpty else { return nil }
        return form.outline(in: parameters.encounter).words(for: patient.patientName)
    }

    package var canPrescribe: Bool {
        patient.value != nil && progressViewParameters == nil && !form.medication.display.isEmpty
            && asksBeforeGoingBack
    }

    package var lacksReason: Bool {
        issues.contains { $0.needsReason && (form.reasons[$0.id] ?? "").allSatisfy(\.isWhitespace) }
    }

    package var asksBeforeGoingBack: Bool { form != beginning }

    package func didLoad() {
        tasks.perform(for: self) { [interactor, parameters] in
            try await interactor.fetchPatient(parameters.patient, access: .opening)
        } then: { presenter, entity in
            guard presenter.begin(with: entity) else { return }
            presenter.patient = Fetched(entity)
            presenter.follow()
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in presenter?.leave() }
        }
    }

    /// Fills the form with what is replaced, if anything is. False where that is not active any more.
    private func begin(with entity: PrescribeEntity) -> Bool {
        guard let replacement else { return true }
        guard let old = entity.active.first(where: { $0.id == replacement.prescription }) else {
            alertParameters = PrescribeWords.ended { [weak self] in self?.leave() }
            return false
        }
        replaced = old
        beginning = PrescribeForm(of: old.request)
        form = beginning
        return true
    }

    package func didTapSuggestion(_ medicine: String) { form.medicine = medicine }

    package func didTapPrescribe() {
        guard canPrescribe else { return }
        let draft: PrescriptionDraft
        do {
            draft = try form.draft(
                in: parameters.encounter, replacing: replacement?.draft(of: replaced, by: form.medication))
        } catch {
            return refuse(error)
        }
        guard isUnknown, draft.medication.isLeftToCompare(with: patient.value?.allergies ?? []) else {
            return prescribe(draft)
        }
        alertParameters = PrescribeWords.askingAboutUnknown(form.medication.display) { [weak self] in
            self?.prescribe(draft)
        }
    }

    private func prescribe(_ draft: PrescriptionDraft) {
        tasks.perform(PrescribeWords.prescribing, for: self) { [interactor, parameters] in
            try await interactor.prescribe(draft, for: parameters.patient)
        } then: { presenter, _ in
            presenter.leave()
        } failing: { presenter, error in
            presenter.refuse(error)
            presenter.sayWhatStands(after: error)
            // What was refused may be so for an allergy that was noted just now.
            presenter.look()
        }
    }

    private func refuse(_ error: any Error) {
        wrongField = form.firstFault(with: issues)
        alertParameters = AlertParameters(error: error)
    }

    /// Both are written or neither: what is refused has changed nothing.
    private func sayWhatStands(after error: any Error) {
        guard let replaced else { return }
        switch error as? ClinicError {
        case .invalid, .notPossible: alertParameters = PrescribeWords.refused(error, leaving: replaced)
        default: return
        }
    }

    package func didTapBack() {
        guard asksBeforeGoingBack else { return leave() }
        alertParameters = PrescribeWords.askingToDiscard { [weak self] in self?.leave() }
    }

    private func leave() {
        navigationStackCoordinator?.pop()
    }

    private func look() {
        let medication = form.medication
        guard !medication.display.isEmpty else { return issues = [] }
        tasks.start("issues", for: self) { [interactor, parameters] in
            try await interactor.fetchIssues(with: medication, for: parameters.patient)
        } then: { presenter, result in
            guard presenter.form.medication == medication else { return }
            switch result {
            case .success(let issues):
                let old = presenter.replaced?.id.reference
                presenter.issues = issues.filter { $0.implicated != old }
            case .failure(let error):
                // The gateway asks again when it is prescribed; what it says of another medicine is not of this one.
                presenter.issues = []
                presenter.patient = presenter.patient.taking(.failure(error))
            }
        }
    }

    private func follow() {
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.refresh()
            presenter.look()
        }
    }

    private func refresh() {
        tasks.fetch(\.patient, of: self, announcing: false) {
            [interactor, parameters, medicines = patient.value?.medicines] in
            var entity = try await interactor.fetchPatient(parameters.patient, access: .refresh)
            // They are many, and were fetched when the page was opened.
            if let medicines { entity.medicines = medicines }
            return entity
        }
    }
}
