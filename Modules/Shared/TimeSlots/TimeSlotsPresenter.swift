import ClinicModel
import Combine
import Foundation
import ViperKit

/// How many patients are listed before more are asked for.
private let patientPageLength = 50

@MainActor
package final class TimeSlotsPresenter<Interactor: TimeSlotsInteractive>: TimeSlotsPresentable {
    @Published package private(set) var options: TimeSlotsEntity?
    @Published package private(set) var patient: TimeSlotsEntity.Person? {
        didSet { if patient != oldValue { search() } }
    }
    @Published package var patientText = ""
    @Published package private(set) var patientsFound: [Patient] = []
    @Published package private(set) var similarPatients: [Patient] = []
    @Published package private(set) var hasMorePatients = false
    @Published package var practitioner: Practitioner.ID? {
        didSet {
            guard practitioner != oldValue else { return }
            if let service, !services.contains(service) { self.service = nil } else { search() }
        }
    }
    @Published package var service: ServiceTerm? { didSet { if service != oldValue { search() } } }
    @Published package var days = 14 { didSet { if days != oldValue { search() } } }
    @Published package var partOfDay: PartOfDay? { didSet { if partOfDay != oldValue { search() } } }
    @Published package var includesTaken = false { didSet { if includesTaken != oldValue { search() } } }
    @Published package private(set) var sections: [TimeSlotsSection] = []
    @Published package var booking: BookingParameters?
    /// It fills in the form of the next time.
    @Published package private(set) var draftReason = ""
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Published private var first: CalendarDate? { didSet { if first != oldValue { search() } } }
    @Published private var slots = Fetched<[ListedSlot]>() {
        didSet { sections = TimeSlotsSection.list(slots.value ?? [], on: options?.today) }
    }
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    package var locale = Locale.current

    private let interactor: Interactor
    private let parameters: TimeSlotsParameters
    private let tasks = SceneTasks()
    /// The time that was chosen before it was known for whom.
    private var chosenSlot: Slot.ID?

    package init(interactor: Interactor, parameters: TimeSlotsParameters) {
        self.interactor = interactor
        self.parameters = parameters
        chosenSlot = parameters.slot
    }

    package var isRescheduling: Bool { parameters.rescheduling != nil }

    package var isFollowUp: Bool { parameters.isFollowUp ?? false }

    package var notice: String? { slots.notice }

    package var chosenTime: String? {
        chosenSlot.flatMap { chosen in slots.value?.first { $0.id == chosen }?.slot.whenText }
    }

    package var services: [ServiceTerm] { options?.services(of: practitioner) ?? [] }

    package var firstDay: Date {
        get {
            guard let options else { return Date(timeIntervalSince1970: 0) }
            // At noon, so that no other zone makes it another day.
            return (first ?? options.today).beginning(in: options.zone.timeZone).addingTimeInterval(12 * 3600)
        }
        set {
            guard let options else { return }
            first = CalendarDate(of: newValue, in: options.zone.timeZone)
        }
    }

    package var shortage: TimeSlotsShortage? {
        guard slots.value?.isEmpty == true, let search = currentSearch else { return nil }
        return options?.shortage(
            of: practitioner, from: search.first, through: search.first.adding(days: search.days - 1))
    }

    package func didLoad() {
        tasks.perform(for: self) { [interactor, parameters] in
            try await interactor.fetchOptions(parameters, access: .opening)
        } then: { presenter, options in
            presenter.begin(with: options)
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in
                presenter?.navigationStackCoordinator?.pop()
            }
        }
    }

    package func didPullToRefresh() async {
        await fetch(announcing: true)?.value
    }

    package func didTapFindPatients() {
        findPatients(limit: patientPageLength)
    }

    package func didTapMorePatients() {
        findPatients(limit: patientsFound.count + patientPageLength)
    }

    private func findPatients(limit: Int) {
        guard let finder = interactor.patientFinder else { return }
        tasks.perform(TimeSlotsWords.looking, for: self) { [patientText, locale] in
            // One more than is listed tells whether there are more.
            try await finder.findPatients(patientText, limit: limit + 1, in: locale)
        } then: { presenter, found in
            presenter.patientsFound = Array(found.patients.prefix(limit))
            presenter.similarPatients = Array(found.similar.prefix(limit))
            presenter.hasMorePatients = found.patients.count > limit
            guard found.patients.isEmpty, found.similar.isEmpty else { return }
            presenter.alertParameters = TimeSlotsWords.nobodyFound(presenter.patientText)
        }
    }

    package func didTapPatient(_ patient: Patient) {
        self.patient = TimeSlotsEntity.Person(id: patient.id, name: patient.name)
        (patientsFound, similarPatients, hasMorePatients) = ([], [], false)
        bookChosenSlot()
    }

    package func didTapOtherPatient() {
        patient = nil
    }

    package func didTapFirstAvailable() {
        guard let search = currentSearch, requirePatient() else { return }
        tasks.perform(TimeSlotsWords.looking, for: self) { [interactor] in
            try await interactor.fetchFirstSlot(search)
        } then: { presenter, slot in
            if let slot { return presenter.book(slot.id) }
            let shortage = presenter.options?.shortage(
                of: search.practitioner, from: search.first, through: nil)
            presenter.alertParameters = shortage.map { TimeSlotsWords.noFreeTime($0, in: search.partOfDay) }
        }
    }

    package func didTapSlot(_ listed: ListedSlot) {
        guard requirePatient() else { return }
        book(listed.id, overbooking: listed.obstacle != nil)
    }

    package func didTapBack() {
        alertParameters = TimeSlotsWords.askingToDiscard { [weak self] in self?.navigationStackCoordinator?.pop() }
    }

    private func book(_ slot: Slot.ID, overbooking: Bool = false) {
        booking = BookingParameters(
            slot: slot, overbooks: overbooking, patient: patient?.id, rescheduling: parameters.rescheduling,
            reason: draftReason)
    }

    private func bookChosenSlot() {
        guard let slot = chosenSlot, options?.beneficiary != .toBeFound || patient != nil else { return }
        chosenSlot = nil
        book(slot)
    }

    /// Whether it is known for whom one books; where it is not, an alert says so.
    private func requirePatient() -> Bool {
        guard options?.beneficiary == .toBeFound, patient == nil else { return true }
        alertParameters = TimeSlotsWords.forWhom(hasFound: !(patientsFound + similarPatients).isEmpty)
        return false
    }

    private func begin(with options: TimeSlotsEntity) {
        if case .patient(let person) = options.beneficiary { patient = person }
        let practitioners = options.practitioners.map(\.id)
        practitioner =
            parameters.practitioner ?? options.moved?.summary.appointment.practitioner
            ?? (practitioners.count == 1 ? practitioners[0] : nil)
        first = parameters.date ?? options.moved?.date.map { max($0, options.today) } ?? options.today
        service = (parameters.service ?? options.moved?.summary.appointment.service.map(ServiceTerm.init))
            .flatMap(options.service)
        if isLeftToUser, let last = interactor.chosen {
            if let chosen = last.practitioner, practitioners.contains(chosen) { practitioner = chosen }
            service = last.service.flatMap(options.service)
            (days, partOfDay) = (last.days, last.partOfDay)
        }
        // Last: until there are options, nothing that is set searches.
        self.options = options
        fetch(announcing: true)
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
        bookChosenSlot()
    }

    /// Whether nothing says what to look for but the user, who then goes on with what they last chose.
    private var isLeftToUser: Bool {
        !isRescheduling && parameters.practitioner == nil && parameters.service == nil && parameters.date == nil
            && parameters.slot == nil
    }

    private var currentSearch: TimeSlotsSearch? {
        guard let options else { return nil }
        return TimeSlotsSearch(
            practitioner: practitioner, service: service, first: first ?? options.today, days: days,
            partOfDay: partOfDay, zone: options.zone, includesTaken: includesTaken, patient: patient?.id,
            rescheduling: parameters.rescheduling)
    }

    private func search() {
        guard options != nil else { return }
        if isLeftToUser {
            interactor.keep(
                TimeSlotsChoice(practitioner: practitioner, service: service, days: days, partOfDay: partOfDay))
        }
        slots = Fetched()
        fetch(announcing: true)
    }

    /// A fetch that nobody asked for shows no progress, and says what failed without getting in the way.
    @discardableResult
    private func fetch(announcing: Bool) -> Task<Void, Never>? {
        guard let search = currentSearch else { return nil }
        return tasks.fetch(
            \.slots, of: self, announcing: announcing,
            progress: slots.value == nil ? ProgressViewParameters(isInteractionEnabled: true) : nil,
            where: { search == $0.currentSearch }
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

    package func didFailToBook(_ conflict: Conflict, reason: String) {
        endBooking(keeping: reason)
        alertParameters = TimeSlotsWords.conflict(conflict) { [weak self] slot in self?.book(slot.id) }
    }

    package func didLeaveBooking(reason: String) {
        endBooking(keeping: reason)
    }

    private func endBooking(keeping reason: String) {
        booking = nil
        draftReason = reason
        fetch(announcing: false)
    }
}
