import ClinicModel
import SwiftUI
import ViperKit

/// Shows the time that is kept, and asks what is still needed to book it.
struct BookingView<Presenter: TimeSlotsPresentable>: View {
    @ObservedObject var presenter: Presenter

    var body: some View {
        Form {
            if let chosen = presenter.chosen {
                facts(chosen)
                if presenter.options?.moved == nil {
                    Section("What is it for?") {
                        TextField("Reason", text: $presenter.reason)
                            .accessibilityIdentifier("booking.reason")
                    }
                }
                if chosen.heldUntil == nil {
                    Section("This time is taken: why is it overbooked?") {
                        TextField("Overbooking reason", text: $presenter.overbookingReason)
                            .accessibilityIdentifier("booking.overbookingReason")
                    }
                }
            }
            Section {
                Button(presenter.bookTitle) { presenter.didTapBook() }
                    .disabled(!presenter.canBook)
                    .accessibilityIdentifier("booking.book")
                Button("Choose another time") { presenter.didTapOtherTime() }
                    .accessibilityIdentifier("booking.otherTime")
            }
        }
        .inlineNavigationTitle("Your time")
        .progressView(parameters: presenter.progressViewParameters)
        .alert(parameters: $presenter.alertParameters)
    }

    private func facts(_ chosen: ChosenSlot) -> some View {
        Section {
            LabeledContent("When", value: chosen.slot.whenText)
            LabeledContent("With", value: chosen.slot.practitionerName)
            if let service = chosen.slot.service {
                LabeledContent("Service", value: service.display)
            }
            if let patient = presenter.patient {
                LabeledContent("For", value: patient.name)
            }
            if let until = chosen.heldUntil {
                LabeledContent("Kept until", value: Moment(until, in: chosen.slot.timeZoneName).time)
            }
        }
    }
}
