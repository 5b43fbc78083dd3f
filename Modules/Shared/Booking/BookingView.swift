import ClinicModel
import SwiftUI
import ViperKit

/// Shows the time that is kept, and asks what is still needed to book it.
package struct BookingView<Presenter: BookingPresentable>: View {
    @StateObject private var presenter: Presenter
    @FocusState private var focus: BookingField?
    @FocusState private var isOnBook: Bool

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        Form {
            if let booking = presenter.booking {
                facts(booking)
            }
            if presenter.asksReason {
                Section("What is it for?") {
                    // A long reason is read whole.
                    TextField("Reason", text: $presenter.reason, axis: .vertical)
                        .focused($focus, equals: .reason)
                        .submitLabel(.next)
                        .onSubmit {
                            if presenter.asksOverbookingReason { focus = .overbookingReason } else { isOnBook = true }
                        }
                        .accessibilityIdentifier("booking.reason")
                }
            }
            if presenter.asksOverbookingReason {
                Section("This time is taken: why is it overbooked?") {
                    TextField("Overbooking reason", text: $presenter.overbookingReason, axis: .vertical)
                        .focused($focus, equals: .overbookingReason)
                        .submitLabel(.next)
                        .onSubmit { isOnBook = true }
                        .accessibilityIdentifier("booking.overbookingReason")
                }
            }
            Section {
                if presenter.lacksOverbookingReason {
                    Text("Say why it is overbooked, then book it.").foregroundStyle(.secondary)
                }
                if let booking = presenter.booking, booking.isRequest {
                    Text(confirmation(of: booking.moved)).foregroundStyle(.secondary)
                }
                Button(bookTitle) { presenter.didTapBook() }
                    .disabled(!presenter.canBook)
                    .focused($isOnBook)
                    .accessibilityIdentifier("booking.book")
                Button("Choose another time") { presenter.didTapOtherTime() }
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("booking.otherTime")
            }
        }
        .inlineNavigationTitle(presenter.booking?.patientName == nil ? "Your time" : "Time of the visit")
        // The way out keeps what was typed for the next time, or asks before it loses it.
        .interactiveDismissDisabled(presenter.hasEntries || presenter.progressViewParameters != nil)
        .focus($focus, on: $presenter.wrongField, after: presenter.alertParameters)
        .scene(presenter)
    }

    private var bookTitle: LocalizedStringKey {
        if presenter.isRescheduling { return "Move to this time" }
        return presenter.booking?.isRequest == true ? "Request this time" : "Book this time"
    }

    /// A visit that is moved loses the practitioner's word.
    private func confirmation(of moved: Visit?) -> LocalizedStringKey {
        guard let moved else { return "The clinic has to confirm this time." }
        return moved.status == .booked
            ? "The clinic has to confirm the new time again." : "The clinic has to confirm the new time."
    }

    private func facts(_ booking: BookingEntity) -> some View {
        Section {
            if let moved = booking.moved {
                LabeledContent("Old time", value: moved.summary.whenText)
                LabeledContent("New time", value: booking.slot.whenText)
            } else {
                LabeledContent("When", value: booking.slot.whenText)
            }
            LabeledContent("With", value: booking.slot.practitionerName)
            if let service = booking.slot.service {
                LabeledContent("Service", value: service.words.localized)
            }
            if let patientName = booking.patientName {
                LabeledContent("Patient", value: patientName)
            }
            ForEach(booking.sameDay) { visit in
                Label(
                    "Another visit on this day: \(visit.summary.timesText), \(visit.summary.practitionerName)",
                    systemImage: "exclamationmark.triangle"
                )
                .foregroundStyle(.orange)
            }
            if let until = booking.heldUntil {
                LabeledContent(
                    "Held for you until",
                    value: Moment.times(from: until, to: nil, in: booking.slot.zone, at: booking.slot.place))
            }
        }
    }
}

struct BookingPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            BookingFactory.mock()
        }
    }
}
