import ClinicModel
import Combine
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

    package func didTapAdd() {
        guard canAdd else { return }
        tasks.perform(AllergiesWords.keeping, for: self) { [interactor, parameters, form] in
            try await interactor.add(form.draft(in: parameters.encounter), to: parameters.patient)
        } then: { presenter, _ in
            presenter.form = AllergyForm()
            presenter.refresh()
        } failing: { [form] presenter, error in
            if case ClinicError.invalid = error { presenter.wrongField = form.firstFault }
            presenter.alertParameters = AlertParameters(error: error)
        }
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
        tasks.fetch(\.allergies, of: self, announcing: false) { [interactor, parameters] in
            try await interactor.fetchAllergies(of: parameters.patient, access: .refresh)
        }
    }
}
