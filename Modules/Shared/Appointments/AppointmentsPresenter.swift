import ClinicModel
import Combine
import Foundation
import ViperKit

/// How many visits are listed before more are asked for.
private let pageLength = 100

@MainActor
package final class AppointmentsPresenter<Interactor: AppointmentsInteractive>: AppointmentsPresentable {
    @Published package var filter: AppointmentsFilter {
        didSet { if filter != oldValue { show(date: nil) } }
    }
    @Published package var searchText = "" {
        didSet { if searchText != oldValue { list() } }
    }
    @Published package var alertParameters: AlertParameters?
    @Published package var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?
    @Published package private(set) var sections: [AppointmentsSection] = []
    @Published package private(set) var calledOff: [Visit] = []
    @Published package private(set) var days: [CalendarDay] = []
    @Published package private(set) var elsewhere: [AppointmentsFinding] = []
    @Published private var fetched = Fetched<AppointmentsEntity>() {
        didSet { list() }
    }

    private let interactor: Interactor
    private let tasks = SceneTasks()
    private var date: CalendarDate?
    /// How many are asked for; nil where all are.
    private var limit: Int? = pageLength

    package init(interactor: Interactor, parameters: AppointmentsParameters) {
        self.interactor = interactor
        filter =
            parameters.filter ?? Self.chosen(interactor, on: parameters.date) ?? interactor.filters.first ?? .upcoming
        date = parameters.date
    }

    package var notice: String? { fetched.notice }

    package var filters: [AppointmentsFilter] {
        interactor.filters.contains(filter) ? interactor.filters : interactor.filters + [filter]
    }

    package var periodText: String? {
        guard let shown, let date = shown.date, let days = shown.filter.calendarDays else { return nil }
        let period: Phrase = days == 1 ? date.words : "\(date.words) – \(date.adding(days: days - 1).words)"
        return period.localized
    }

    package var day: Date {
        get {
            guard let shown, let date = shown.date else { return Date(timeIntervalSince1970: 0) }
            // At noon, so that no other zone makes it another day.
            return date.beginning(in: shown.zone.timeZone).addingTimeInterval(12 * 3600)
        }
        set {
            guard let shown, shown.date != nil else { return }
            show(date: CalendarDate(of: newValue, in: shown.zone))
        }
    }

    package var hasMore: Bool { shown?.hasMore ?? false }

    package var isEmpty: Bool {
        guard shown != nil, sections.isEmpty else { return false }
        // What was looked for may be among those that do not take place.
        return searchText.isEmpty || calledOff.isEmpty
    }

    package func didLoad() {
        fetch(announcing: true)
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    package func didAppear() {
        if shown != nil { fetch(announcing: false) }
    }

    package func didPullToRefresh() async {
        await fetch(announcing: true).value
    }

    package func didChoose(_ filter: AppointmentsFilter) {
        guard filter != self.filter else { return }
        self.filter = filter
        do {
            try interactor.keep(filter)
        } catch {
            alertParameters = AlertParameters(error: error)
        }
    }

    package func didTapEarlier() { step(by: -1) }

    package func didTapToday() { show(date: nil) }

    package func didTapLater() { step(by: 1) }

    package func didTapDay(_ date: CalendarDate) {
        filter = .day
        show(date: date)
    }

    package func didTap(_ action: AppointmentAction, on visit: Visit) {
        guard !action.asksForMore else {
            navigationStackCoordinator?.push(AppointmentParameters(id: visit.id, beginning: action))
            return
        }
        guard let question = action.question(about: visit) else { return perform(action, on: visit) }
        confirmationDialogParameters = .asking(question, button: action.title) { [weak self] in
            self?.perform(action, on: visit)
        }
    }

    private func perform(_ action: AppointmentAction, on visit: Visit) {
        tasks.perform(action.progress, for: self) { [interactor] in
            try await interactor.perform(action, on: visit.id)
        } then: { presenter, _ in
            presenter.fetch(announcing: false)
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error)
            presenter.fetch(announcing: false)
        }
    }

    package func didTapMore() {
        limit = limit.map { $0 + pageLength }
        fetch(announcing: true)
    }

    /// There may be thousands: they are gone through once for each change, not for each time that they are drawn.
    private func list() {
        let matching = matching(shown?.visits)
        sections = AppointmentsSection.list(matching)
        calledOff = self.matching(shown?.calledOff)
        days = searchText.isEmpty ? shown?.days ?? [] : (shown?.days ?? []).map { $0.showing(matching.map(\.id)) }
        if hasMore, !searchText.isEmpty { fetchAll() }
        lookElsewhere()
    }

    /// Who finds nothing on this list is told which others have it.
    private func lookElsewhere() {
        elsewhere = []
        guard shown != nil, !hasMore, !searchText.isEmpty, sections.isEmpty else { return }
        let (wanted, filters) = (searchText, Self.whole.filter { $0 != filter && interactor.filters.contains($0) })
        tasks.start("elsewhere", for: self) { [interactor] in
            var findings: [AppointmentsFinding] = []
            for filter in filters {
                let listed = try await interactor.fetchAppointments(filter, on: nil, limit: nil, access: .refresh)
                let count = listed.visits.count { $0.matches(wanted) }
                if count > 0 { findings.append(AppointmentsFinding(filter: filter, count: count)) }
            }
            return findings
        } then: { presenter, result in
            guard presenter.searchText == wanted, presenter.sections.isEmpty else { return }
            presenter.elsewhere = (try? result.get()) ?? []
        }
    }

    /// The lists that leave nothing out by the calendar or by a state.
    private static var whole: [AppointmentsFilter] { [.upcoming, .requested, .past] }

    /// Who looks for somebody looks among all.
    private func fetchAll() {
        guard limit != nil else { return }
        limit = nil
        fetch(announcing: true)
    }

    private func matching(_ visits: [Visit]?) -> [Visit] {
        guard let visits, !searchText.isEmpty else { return visits ?? [] }
        return visits.filter { $0.matches(searchText) }
    }

    /// A day is shown by the calendar, whatever was chosen.
    private static func chosen(_ interactor: Interactor, on date: CalendarDate?) -> AppointmentsFilter? {
        guard let chosen = interactor.chosen, interactor.filters.contains(chosen) else { return nil }
        return date == nil || chosen.calendarDays != nil ? chosen : nil
    }

    private func step(by direction: Int) {
        guard let date = shown?.date, let days = filter.calendarDays else { return }
        show(date: date.adding(days: direction * days))
    }

    private var shown: AppointmentsEntity? { fetched.value }

    private func show(date: CalendarDate?) {
        self.date = date
        limit = searchText.isEmpty ? pageLength : nil
        fetched = Fetched()
        fetch(announcing: true)
    }

    @discardableResult
    private func fetch(announcing: Bool) -> Task<Void, Never> {
        let wanted = (filter, date)
        // What is not on the screen yet is being opened.
        let isOpening = shown == nil
        return tasks.fetch(
            \.fetched, of: self, announcing: announcing,
            progress: isOpening ? ProgressViewParameters(isInteractionEnabled: true) : nil,
            where: { wanted == ($0.filter, $0.date) }
        ) { [interactor, filter, date, limit] in
            try await interactor.fetchAppointments(
                filter, on: date, limit: limit, access: isOpening ? .opening : .refresh)
        }
    }
}

extension Visit {
    fileprivate func matches(_ text: String) -> Bool {
        [counterpart, service, summary.appointment.reason, summary.whenText, dayText].contains {
            $0?.localizedStandardContains(text) == true
        }
    }
}

extension CalendarDay {
    /// The day with some of its visits, and nothing else.
    fileprivate func showing(_ visits: [Appointment.ID]) -> CalendarDay {
        var day = self
        day.entries.removeAll { entry in
            if case .visit(let visit) = entry.content { !visits.contains(visit.id) } else { true }
        }
        return day
    }
}
