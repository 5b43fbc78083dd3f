import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class TimeSlotsPresenter<Interactor: TimeSlotsInteractive>: TimeSlotsPresentable {
    @Published package private(set) var options: TimeSlotsEntity?
    @Published package private(set) var patient: (id: Patient.ID, name: String)?
    @Published package var patientText = ""
    @Published package private(set) var patientsFound: [Patient] = []
    @Published package var practitioner: Practitioner.ID? { didSet { if practitioner != oldValue { search() } } }
    @Published package var service: String? { didSet { if service != oldValue { search() } } }
    @Published package var days = 14 { didSet { if days != oldValue { search() } } }
    @Published package var includesTaken = false { didSet { if includesTaken != oldValue { search() } } }
    @Published package internal(set) var chosen: ChosenSlot?
    @Published package var reason = ""
    @Published package var overbookingReason = ""
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Published var first: CalendarDate? { didSet { if first != oldValue { search() } } }
    @Published var slots = Fetched<[OpenSlot]>()
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    let interactor: Interactor
    let parameters: TimeSlotsParameters
    let tasks = SceneTasks()

    package init(interactor: Interactor, parameters: TimeSlotsParameters) {
        self.interactor = interactor
        self.parameters = parameters
    }

    package var title: String { parameters.rescheduling == nil ? "Book a visit" : "Reschedule" }

    package func didLoad() {
        progressViewParameters = ProgressViewParameters()
        tasks.start(for: self) { [interactor, parameters] in
            try await interactor.fetchOptions(parameters)
        } then: { presenter, result in
            switch result {
            case .success(let options): presenter.begin(with: options)
            case .failure(let error):
                presenter.progressViewParameters = nil
                presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in
                    presenter?.navigationStackCoordinator?.pop()
                }
            }
        }
    }

    package func didPullToRefresh() async {
        await fetch(announcing: true)?.value
    }

    package func didTapFindPatients() {
        progressViewParameters = ProgressViewParameters(message: "Looking…")
        tasks.start("patients", for: self) { [interactor, patientText] in
            try await interactor.findPatients(patientText)
        } then: { presenter, result in
            presenter.progressViewParameters = nil
            switch result {
            case .success(let patients):
                presenter.patientsFound = patients
                if patients.isEmpty {
                    presenter.alertParameters = AlertParameters(
                        title: "Nobody found",
                        message:
                            "None of your patients matches “\(presenter.patientText)”. Try the beginning of a name.")
                }
            case .failure(let error): presenter.alertParameters = AlertParameters(error: error)
            }
        }
    }

    package func didTapPatient(_ patient: Patient) {
        self.patient = (patient.id, patient.name)
        patientsFound = []
    }

    package func didTapOtherPatient() {
        patient = nil
    }

    var searchNow: TimeSlotsSearch? {
        guard let options else { return nil }
        return TimeSlotsSearch(
            practitioner: practitioner, service: service, first: first ?? options.today, days: days,
            includesTaken: includesTaken)
    }

    private func begin(with options: TimeSlotsEntity) {
        if case .patient(let id, let name) = options.beneficiary { patient = (id, name) }
        practitioner =
            parameters.practitioner ?? options.moved?.summary.appointment.practitioner
            ?? (options.practitioners.count == 1 ? options.practitioners[0].id : nil)
        first = parameters.date ?? options.today
        self.options = options
        service = servicesMatching(parameters.service ?? options.moved?.service).first
        fetch(announcing: true)
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    private func servicesMatching(_ term: String?) -> [String] {
        guard let term, let options else { return [] }
        return options.practitioners.lazy.flatMap(\.services).filter { $0.matches(term) }.map(\.display)
    }

    private func search() {
        guard options != nil else { return }
        slots = Fetched()
        fetch(announcing: true)
    }

    /// A fetch that nobody asked for shows no progress, and says what failed without getting in the way.
    @discardableResult
    func fetch(announcing: Bool) -> Task<Void, Never>? {
        guard let search = searchNow else { return nil }
        return tasks.fetch(
            \.slots, of: self, announcing: announcing,
            progress: slots.value == nil ? ProgressViewParameters(isInteractionEnabled: true) : nil,
            where: { search == $0.searchNow }
        ) { [interactor] in
            try await interactor.fetchSlots(search)
        }
    }
}
