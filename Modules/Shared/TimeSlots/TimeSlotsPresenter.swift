import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class TimeSlotsPresenter<Interactor: TimeSlotsInteractive>: TimeSlotsPresentable {
    @Published package private(set) var options: TimeSlotsEntity?
    @Published package private(set) var patient: TimeSlotsEntity.Person?
    @Published package var patientText = ""
    @Published package private(set) var patientsFound: [Patient] = []
    @Published package var practitioner: Practitioner.ID? { didSet { if practitioner != oldValue { search() } } }
    @Published package var service: ServiceTerm? { didSet { if service != oldValue { search() } } }
    @Published package var days = 14 { didSet { if days != oldValue { search() } } }
    @Published package var includesTaken = false { didSet { if includesTaken != oldValue { search() } } }
    @Published package private(set) var sections: [TimeSlotsSection] = []
    @Published package var booking: BookingParameters?
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Published private var first: CalendarDate? { didSet { if first != oldValue { search() } } }
    @Published private var slots = Fetched<[OpenSlot]>() {
        didSet { sections = TimeSlotsSection.list(slots.value ?? []) }
    }
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private let parameters: TimeSlotsParameters
    private let tasks = SceneTasks()
    /// What was typed for a time that could not be booked; it is for the next one.
    private var reason = ""

    package init(interactor: Interactor, parameters: TimeSlotsParameters) {
        self.interactor = interactor
        self.parameters = parameters
    }

    package var title: String { parameters.rescheduling == nil ? "Book a visit" : "Reschedule" }

    package var notice: String? { slots.notice }

    package var services: [ServiceTerm] { options?.services(of: practitioner) ?? [] }

    package var firstDay: Date {
        get {
            guard let options else { return Date(timeIntervalSince1970: 0) }
            return (first ?? options.today).beginning(in: options.zone.timeZone).addingTimeInterval(12 * 3600)
        }
        set {
            guard let options else { return }
            first = CalendarDate(of: newValue, in: options.zone.timeZone)
        }
    }

    package var emptyText: String? {
        guard let slots = slots.value, slots.isEmpty else { return nil }
        return "No free times in these days. Look at more days, or at another practitioner."
    }

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
        guard let finder = interactor.patientFinder else { return }
        progressViewParameters = ProgressViewParameters(message: "Looking…")
        tasks.start("patients", for: self) { [patientText] in
            try await finder.findPatients(patientText)
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
        self.patient = TimeSlotsEntity.Person(id: patient.id, name: patient.name)
        patientsFound = []
    }

    package func didTapOtherPatient() {
        patient = nil
    }

    package func didTapFirstAvailable() {
        guard let search = searchNow, isForSomebody() else { return }
        progressViewParameters = ProgressViewParameters(message: "Looking…")
        tasks.start(for: self) { [interactor] in
            try await interactor.fetchFirstSlot(search)
        } then: { presenter, result in
            presenter.progressViewParameters = nil
            switch result {
            case .success(let slot?): presenter.didTapSlot(slot)
            case .success(nil):
                presenter.alertParameters = AlertParameters(
                    title: "No free time", message: "Nothing is open. Choose another practitioner or service.")
            case .failure(let error): presenter.alertParameters = AlertParameters(error: error)
            }
        }
    }

    package func didTapSlot(_ slot: OpenSlot) {
        guard isForSomebody() else { return }
        book(slot.id, overbooking: slot.slot.status != .free)
    }

    private func book(_ slot: Slot.ID, overbooking: Bool = false) {
        booking = BookingParameters(
            slot: slot, overbooks: overbooking, patient: patient?.id, rescheduling: parameters.rescheduling,
            reason: reason)
    }

    private func isForSomebody() -> Bool {
        guard options?.beneficiary == .toBeFound, patient == nil else { return true }
        alertParameters = AlertParameters(
            title: "For whom?", message: "Find the patient first, then choose a time.")
        return false
    }

    private func begin(with options: TimeSlotsEntity) {
        if case .patient(let person) = options.beneficiary { patient = person }
        practitioner =
            parameters.practitioner ?? options.moved?.summary.appointment.practitioner
            ?? (options.practitioners.count == 1 ? options.practitioners[0].id : nil)
        first = parameters.date ?? options.today
        self.options = options
        service = (parameters.service ?? options.moved?.summary.appointment.service.map(ServiceTerm.init))
            .flatMap(options.service)
        fetch(announcing: true)
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    private var searchNow: TimeSlotsSearch? {
        guard let options else { return nil }
        return TimeSlotsSearch(
            practitioner: practitioner, service: service, first: first ?? options.today, days: days,
            zone: options.zone, includesTaken: includesTaken)
    }

    private func search() {
        guard options != nil else { return }
        slots = Fetched()
        fetch(announcing: true)
    }

    /// A fetch that nobody asked for shows no progress, and says what failed without getting in the way.
    @discardableResult
    private func fetch(announcing: Bool) -> Task<Void, Never>? {
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

extension TimeSlotsPresenter: BookingDelegate {
    /// The booked visit takes the place of this scene, and of the one that was moved.
    package func didBook(_ visit: AppointmentDetails) {
        booking = nil
        if parameters.rescheduling != nil { navigationStackCoordinator?.pop() }
        navigationStackCoordinator?.replace(AppointmentParameters(id: visit.id), handing: visit)
    }

    /// Says what is in the way, and offers what is free instead.
    package func didFailToBook(_ conflict: Conflict, reason: String) {
        endBooking(keeping: reason)
        alertParameters = AlertParameters(error: ClinicError.conflict(conflict)) {
            for slot in conflict.nearest.prefix(3) {
                AlertButton(title: "\(slot.whenText), \(slot.practitionerName)") { [weak self] in
                    self?.book(slot.id)
                }
            }
            AlertButton(role: .cancel, title: conflict.nearest.isEmpty ? "OK" : "Choose another time")
        }
    }

    package func didLeaveBooking() {
        endBooking(keeping: "")
    }

    private func endBooking(keeping reason: String) {
        booking = nil
        self.reason = reason
        fetch(announcing: false)
    }
}
