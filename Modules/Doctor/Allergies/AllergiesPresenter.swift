import ClinicModel
import Combine
import SharedScenes
import ViperKit

@MainActor
package final class AllergiesPresenter<Interactor: AllergiesInteractive>: AllergiesPresentable {
    @Published package private(set) var allergies = Fetched<AllergiesEntity>()
    @Published package var form = AllergyForm() {
        didSet { if form != oldValue { wrongField = nil } }
    }
    @Published package var wrongField: AllergyForm.Field?
    @Published package var alertParameters: AlertParameters?
    @Published package var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private let parameters: AllergiesParameters
    private let tasks = SceneTasks()

    package init(interactor: Interactor, parameters: AllergiesParameters) {
        self.interactor = interactor
        self.parameters = parameters
    }

    package var isUnknown: Bool {
        guard let entity = allergies.value, form.saysWhat else { return false }
        return !entity.medicines.knows(substance: CodeableConcept(text: form.substance))
    }

    package var suggestions: [String] { allergies.value?.medicines.substances(near: form.substance) ?? [] }

    package var canAdd: Bool { allergies.value != nil && progressViewParameters == nil && form.saysWhat }

    package var asksBeforeGoingBack: Bool { form != AllergyForm() }

    package func didLoad() {
        tasks.perform(for: self) { [interactor, parameters] in
            try await interactor.fetchAllergies(of: parameters.patient, access: .opening)
        } then: { presenter, entity in
            presenter.allergies = Fetched(entity)
            presenter.follow()
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in presenter?.leave() }
        }
    }

    package func didTapSuggestion(_ substance: String) { form.substance = substance }

    package func didTapAdd() {
        guard canAdd else { return }
        guard isUnknown else { return add() }
        alertParameters = AllergiesWords.askingAboutUnknown(form.substance) { [weak self] in self?.add() }
    }

    private func add() {
        let draft = form.draft(in: parameters.encounter)
        tasks.perform(AllergiesWords.keeping, for: self) { [interactor, parameters] in
            try await interactor.add(draft, to: parameters.patient)
        } then: { presenter, _ in
            presenter.form = AllergyForm()
            presenter.sayWhatIsTaken(against: draft)
            presenter.refresh()
        } failing: { [form] presenter, error in
            if case ClinicError.invalid = error { presenter.wrongField = form.firstFault }
            presenter.alertParameters = AlertParameters(error: error)
        }
    }

    private func sayWhatIsTaken(against draft: AllergyDraft) {
        let taken = allergies.value?.taken(against: draft) ?? []
        guard !taken.isEmpty else { return }
        alertParameters = AllergiesWords.saying(taken, against: draft) { [weak self] in self?.showPrescriptions() }
    }

    private func showPrescriptions() {
        navigationStackCoordinator?.push(PrescriptionsParameters(patient: parameters.patient))
    }

    package func didTapAllergy(_ allergy: AllergyIntolerance) {
        confirmationDialogParameters = AllergiesWords.askingAbout(allergy) { [weak self] in
            self?.markInError(allergy.id)
        }
    }

    package func didTapBack() {
        guard asksBeforeGoingBack else { return leave() }
        alertParameters = AllergiesWords.askingToDiscard { [weak self] in self?.leave() }
    }

    private func leave() {
        navigationStackCoordinator?.pop()
    }

    private func markInError(_ allergy: AllergyIntolerance.ID) {
        guard progressViewParameters == nil else { return }
        tasks.perform(AllergiesWords.keeping, for: self) { [interactor, parameters] in
            try await interactor.markInError(allergy, of: parameters.patient)
        } then: { presenter, _ in
            presenter.refresh()
        }
    }

    private func follow() {
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.refresh()
        }
    }

    private func refresh() {
        tasks.fetch(\.allergies, of: self, announcing: false) {
            [interactor, parameters, medicines = allergies.value?.medicines] in
            var entity = try await interactor.fetchAllergies(of: parameters.patient, access: .refresh)
            // They are many, and were fetched when the page was opened.
            if let medicines { entity.medicines = medicines }
            return entity
        }
    }
}
