import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class AvailabilityPresenter<Interactor: AvailabilityInteractive>: AvailabilityPresentable {
    @Published package private(set) var availability = Fetched<[Availability]>() {
        didSet { blockAtOnce() }
    }
    @Published package var editing: Schedule?
    @Published package private(set) var isBlocking = false
    @Published package var draft = AvailabilityDraft(Schedule(id: "", practitioner: nil)) {
        didSet { if draft != oldValue { wrongField = nil } }
    }
    @Published package var wrongField: AvailabilityField?
    @Published package var formAlertParameters: AlertParameters?
    @Published package var alertParameters: AlertParameters?
    @Published package var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    package var locale = Locale.current

    private let interactor: Interactor
    private let tasks = SceneTasks()
    /// Whether a time is to be blocked as soon as it is known of which schedule.
    private var isToBlock: Bool
    /// Whether the user has come for the block that is being typed, and not for the plan.
    private var hasComeToBlock = false

    package init(interactor: Interactor, parameters: AvailabilityParameters) {
        self.interactor = interactor
        isToBlock = parameters.blocksTime ?? false
    }

    package var canSave: Bool { hasChanged && progressViewParameters == nil }

    package func didLoad() {
        fetch(announcing: true, progress: ProgressViewParameters())
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    package func didAppear() {
        if availability.value != nil { fetch(announcing: false) }
    }

    package func didPullToRefresh() async {
        await fetch(announcing: true).value
    }

    package func didTapChange(_ schedule: Schedule) {
        begin(schedule, blocking: false)
    }

    package func didTapBlockTime(of schedule: Schedule) {
        begin(schedule, blocking: true)
    }

    private func begin(_ schedule: Schedule, blocking: Bool) {
        draft = AvailabilityDraft(schedule)
        isBlocking = blocking
        editing = schedule
    }

    /// Of several schedules the user chooses one.
    private func blockAtOnce() {
        guard isToBlock, let found = availability.value else { return }
        isToBlock = false
        guard found.count == 1 else { return }
        didTapBlockTime(of: found[0].schedule)
        hasComeToBlock = true
    }

    package func didTapAddException() {
        guard let reading else { return }
        edit(.exceptionDate) { draft throws(AvailabilityFault) in try draft.addException(reading: reading) }
    }

    package func didTapRemoveExceptions(during days: ClosedRange<CalendarDate>) {
        draft.plan.setException(nil, during: days)
    }

    package func didTapAddBlock() {
        guard let zone = editing?.zone, let reading else { return }
        edit(.blockDate) { draft throws(AvailabilityFault) in try draft.addBlock(in: zone, reading: reading) }
    }

    package func didTapRemove(_ block: WeeklyPlan.Block) {
        draft.plan.blocks.removeAll { $0 == block }
    }

    /// Says what it would change first.
    package func didTapSave() {
        guard canSave, let editing else { return }
        let change: AvailabilityChange
        var block: Phrase?
        do {
            change = try completeDraft(of: editing).change(of: editing)
            if isBlocking, let reading {
                let typed = try draft.block(reading: reading)
                block = typed.openings.words(during: typed.days)
            }
        } catch {
            return refuse(error)
        }
        tasks.perform(AvailabilityWords.looking, for: self) { [interactor] in
            try await interactor.fetchEffect(of: change)
        } then: { [block] presenter, effect in
            presenter.confirmationDialogParameters = AvailabilityWords.asking(effect, block: block) {
                [weak presenter] in
                presenter?.carryOut(change)
            }
        } failing: { presenter, error in
            presenter.formAlertParameters = AlertParameters(error: error)
        }
    }

    package func didTapCancel() {
        guard hasChanged else { return leaveForm() }
        formAlertParameters = AvailabilityWords.askingToDiscard { [weak self] in self?.leaveForm() }
    }

    /// Who has come for a block alone goes back to where that was.
    private func leaveForm() {
        editing = nil
        if hasComeToBlock { navigationStackCoordinator?.pop() }
    }

    package var hasChanged: Bool { editing.map { draft != AvailabilityDraft($0) } ?? false }

    /// How days are typed, seen from the day that it is by the schedule's clocks.
    private var reading: DayReading? {
        editing.map { AvailabilityWords.reading(from: CalendarDate(of: interactor.now, in: $0.zone), in: locale) }
    }

    /// Changes the draft, unless what is added is past: then `field` is refused.
    private func edit(
        _ field: AvailabilityField, _ change: (inout AvailabilityDraft) throws(AvailabilityFault) -> Void
    ) {
        guard let editing else { return }
        var changed = draft
        do {
            try change(&changed)
        } catch {
            return refuse(error)
        }
        do {
            try editing.check(changed.plan, at: interactor.now)
        } catch {
            return refuse(AvailabilityFault(field, error))
        }
        draft = changed
    }

    /// The draft with the block that is typed, where a block alone is asked for.
    private func completeDraft(of schedule: Schedule) throws(AvailabilityFault) -> AvailabilityDraft {
        guard isBlocking, let reading else { return draft }
        var complete = draft
        try complete.addBlock(in: schedule.zone, reading: reading)
        do {
            try schedule.check(complete.plan, at: interactor.now)
        } catch {
            throw AvailabilityFault(.blockDate, error)
        }
        return complete
    }

    private func refuse(_ fault: AvailabilityFault) {
        wrongField = fault.field
        formAlertParameters = AlertParameters(error: fault.error)
    }

    private func carryOut(_ change: AvailabilityChange) {
        tasks.perform(AvailabilityWords.changing, for: self) { [interactor] in
            try await interactor.carryOut(change)
        } then: { presenter, _ in
            presenter.editing = nil
            presenter.hasComeToBlock = false
            presenter.fetch(announcing: false)
        } failing: { presenter, error in
            presenter.formAlertParameters = AlertParameters(error: error)
        }
    }

    @discardableResult
    private func fetch(announcing: Bool, progress: ProgressViewParameters? = nil) -> Task<Void, Never> {
        tasks.fetch(\.availability, of: self, announcing: announcing, progress: progress) { [interactor] in
            try await interactor.fetchAvailability()
        }
    }
}
