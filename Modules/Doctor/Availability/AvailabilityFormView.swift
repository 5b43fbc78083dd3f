import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// Asks for another plan, and keeps what was typed until it is carried out or given up.
struct AvailabilityFormView<Presenter: AvailabilityPresentable>: View {
    private typealias UIModel = AvailabilityUIModel

    let schedule: Schedule
    @ObservedObject var presenter: Presenter
    @Environment(\.locale) private var locale
    @FocusState private var focus: AvailabilityField?

    var body: some View {
        Form {
            Section {
                ForEach(Array(AvailabilityField.weekdays.enumerated()), id: \.element) { index, field in
                    TextField(UIModel.weekdays[index], text: $presenter.draft.week[index])
                        .focused($focus, equals: field)
                        .accessibilityIdentifier("availability.weekday.\(index + 1)")
                }
            } header: {
                Text("Hours")
            } footer: {
                Text("Such as 08:00-12:00, 13:00-17:00. Leave it empty where it is closed.")
            }
            lengths
            exceptions
            blocks
        }
        // The form is longer than most screens, and the ways out of it are always in view.
        .safeAreaInset(edge: .bottom) {
            VStack(alignment: .leading, spacing: 0) {
                Divider()
                HStack {
                    Button("See what it changes") { presenter.didTapSave() }
                        .disabled(!presenter.canSave)
                        .accessibilityIdentifier("availability.save")
                    if !presenter.hasChanged {
                        Text("Nothing is changed yet.").foregroundStyle(.secondary)
                    }
                    Spacer()
                }
            }
        }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { presenter.didTapCancel() }
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("availability.cancel")
            }
        }
        .onFirstAppear { presenter.locale = locale }
        .inlineNavigationTitle("Change the plan")
        .interactiveDismissDisabled(presenter.hasChanged || presenter.progressViewParameters != nil)
        .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
        .progressView(parameters: presenter.progressViewParameters)
        .alert(parameters: $presenter.formAlertParameters)
        .focus($focus, on: $presenter.wrongField, after: presenter.formAlertParameters)
    }

    private var lengths: some View {
        Section("Rules") {
            picker("Minutes of a visit", $presenter.draft.slotMinutes, UIModel.slotMinutes, "slotMinutes")
            picker("Minutes between visits", $presenter.draft.bufferMinutes, UIModel.bufferMinutes, "bufferMinutes")
            Toggle("Requests wait for your word", isOn: $presenter.draft.needsConfirmation)
                .accessibilityIdentifier("availability.needsConfirmation")
            picker("Hours before, to book", $presenter.draft.leadHours, UIModel.hours, "leadHours")
            picker("Hours before, to cancel", $presenter.draft.cutoffHours, UIModel.hours, "cutoffHours")
            picker("Days ahead", $presenter.draft.horizonDays, UIModel.horizonDays, "horizonDays")
        }
    }

    private var exceptions: some View {
        Section {
            ForEach(presenter.draft.plan.exceptionRanges, id: \.days) { exception in
                let hours = exception.openings.isEmpty ? String(localized: "Closed") : exception.openings.text
                Button("Take back: \(exception.days.words.localized), \(hours)") {
                    presenter.didTapRemoveExceptions(during: exception.days)
                }
                .accessibilityIdentifier("availability.exception.\(exception.days.lowerBound)")
            }
            TextField("First day", text: $presenter.draft.exceptionDate)
                .focused($focus, equals: .exceptionDate)
                .accessibilityIdentifier("availability.exceptionDate")
            TextField("Last day, if there are several", text: $presenter.draft.exceptionEnd)
                .focused($focus, equals: .exceptionEnd)
                .accessibilityIdentifier("availability.exceptionEnd")
            TextField("Hours; empty if closed", text: $presenter.draft.exceptionHours)
                .focused($focus, equals: .exceptionHours)
                .accessibilityIdentifier("availability.exceptionHours")
            Button("Add these days") {
                presenter.didTapAddException()
                // The next ones are typed where these were.
                if presenter.draft.exceptionDate.isEmpty { focus = .exceptionDate }
            }
            .accessibilityIdentifier("availability.addException")
        } header: {
            Text("Days off, holidays and other hours")
        }
    }

    private var blocks: some View {
        Section("Blocks") {
            ForEach(presenter.draft.plan.blocks, id: \.self) { block in
                Button("Take back: \(block.words(in: schedule.zone))") { presenter.didTapRemove(block) }
                    .accessibilityIdentifier("availability.block")
            }
            BlockFields(draft: $presenter.draft, focus: $focus)
            Button("Add this block") {
                presenter.didTapAddBlock()
                if presenter.draft.blockDate.isEmpty { focus = .blockDate }
            }
            .accessibilityIdentifier("availability.addBlock")
        }
    }

    private func picker(
        _ title: LocalizedStringKey, _ value: Binding<Int>, _ values: [Int], _ name: String
    ) -> some View {
        Picker(title, selection: value) {
            ForEach(Set(values + [value.wrappedValue]).sorted(), id: \.self) { number in
                Text(verbatim: "\(number)").tag(number)
            }
        }
        .accessibilityIdentifier("availability.\(name)")
    }
}
