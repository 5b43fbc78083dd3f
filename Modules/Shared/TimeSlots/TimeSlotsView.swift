import ClinicModel
import Foundation
import SwiftUI
import ViperKit

package struct TimeSlotsView<Presenter: TimeSlotsPresentable, Booking: View>: View {
    private typealias UIModel = TimeSlotsUIModel

    @StateObject private var presenter: Presenter
    @Environment(\.locale) private var locale
    private let booking: (BookingParameters, any BookingDelegate) -> Booking

    package init(
        presenter: @escaping @autoclosure () -> Presenter,
        @ViewBuilder booking: @escaping (BookingParameters, any BookingDelegate) -> Booking
    ) {
        _presenter = StateObject(wrappedValue: presenter())
        self.booking = booking
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.notice)
            if let options = presenter.options {
                if let time = presenter.chosenTime {
                    Section {
                        LabeledContent("The time that you chose", value: time)
                    } footer: {
                        Text("It is booked once it is known for whom.")
                    }
                }
                beneficiary(options)
                draft
                criteria(options)
                times
            }
        }
        .onFirstAppear { presenter.locale = locale }
        .refreshable { [presenter] in await presenter.didPullToRefresh() }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                if !presenter.draftReason.isEmpty {
                    Button("Back") { presenter.didTapBack() }
                        .accessibilityIdentifier("timeSlots.back")
                }
            }
        }
        // The way out asks before it loses what was typed.
        .navigationBarBackButtonHidden(!presenter.draftReason.isEmpty)
        .interactiveDismissDisabled(!presenter.draftReason.isEmpty)
        .standardNavigationTitle(title)
        .sheet(item: $presenter.booking) { parameters in
            NavigationStack {
                booking(parameters, presenter)
            }
        }
        .scene(presenter)
    }

    private var title: LocalizedStringKey {
        if presenter.isRescheduling { return "Reschedule" }
        return presenter.isFollowUp ? "Book a follow-up" : "Book a visit"
    }

    @ViewBuilder
    private var draft: some View {
        if !presenter.draftReason.isEmpty {
            Section("What is it for?") {
                LabeledContent("Reason", value: presenter.draftReason)
            }
        }
    }

    @ViewBuilder
    private func beneficiary(_ options: TimeSlotsEntity) -> some View {
        if let moved = options.moved {
            Section("Visit to move") {
                LabeledContent(moved.viewer == .practitioner ? "Patient" : "With", value: moved.counterpart)
                LabeledContent("Old time", value: moved.summary.whenText)
            }
        } else if let patient = presenter.patient {
            Section("Patient") {
                LabeledContent("Patient", value: patient.name)
                if options.beneficiary == .toBeFound {
                    Button("Somebody else") { presenter.didTapOtherPatient() }
                        .accessibilityIdentifier("timeSlots.otherPatient")
                }
            }
        } else if options.beneficiary == .toBeFound {
            Section {
                TextField("Patient", text: $presenter.patientText)
                    .onSubmit { presenter.didTapFindPatients() }
                    .accessibilityIdentifier("timeSlots.patient")
                Button("Find patient") { presenter.didTapFindPatients() }
                    .accessibilityIdentifier("timeSlots.findPatient")
                rows(presenter.patientsFound)
                if presenter.hasMorePatients {
                    Button("Show more") { presenter.didTapMorePatients() }
                        .accessibilityIdentifier("timeSlots.morePatients")
                }
            } header: {
                Text("For whom")
            } footer: {
                if presenter.hasMorePatients {
                    Text("More of your patients match than are listed: show more, or type more of the name.")
                }
            }
            if !presenter.similarPatients.isEmpty {
                Section("Similar names") { rows(presenter.similarPatients) }
            }
        }
    }

    private func rows(_ patients: [Patient]) -> some View {
        ForEach(patients) { patient in
            Button {
                presenter.didTapPatient(patient)
            } label: {
                LabeledContent(patient.name, value: patient.birthDate?.words.localized ?? "")
            }
            .buttonStyle(RowButtonStyle())
            .accessibilityIdentifier("timeSlots.patient.\(patient.id)")
        }
    }

    /// No time of a day that is over can be booked.
    private func firstDay(_ options: TimeSlotsEntity) -> Date { options.today.beginning(in: options.zone.timeZone) }

    private func criteria(_ options: TimeSlotsEntity) -> some View {
        Section {
            if options.practitioners.count > 1 {
                Picker("Practitioner", selection: $presenter.practitioner) {
                    Text("Any").tag(Practitioner.ID?.none)
                    ForEach(options.practitioners) { practitioner in
                        Text(verbatim: practitioner.name).tag(Practitioner.ID?.some(practitioner.id))
                    }
                }
                .accessibilityIdentifier("timeSlots.practitioner")
            }
            if presenter.services.count > 1 {
                Picker("Service", selection: $presenter.service) {
                    Text("Any").tag(ServiceTerm?.none)
                    ForEach(presenter.services, id: \.self) { service in
                        Text(verbatim: service.words.localized).tag(ServiceTerm?.some(service))
                    }
                }
                .accessibilityIdentifier("timeSlots.service")
            } else if let service = presenter.services.first {
                // In the picker's place, so that the rows below stay where they are.
                LabeledContent("Service", value: service.words.localized)
            }
            DatePicker("From", selection: $presenter.firstDay, in: firstDay(options)..., displayedComponents: .date)
                .environment(\.timeZone, options.zone.timeZone)
                .modifier(DayFirstInEnglish())
                .accessibilityIdentifier("timeSlots.from")
            Picker("Days", selection: $presenter.days) {
                ForEach(UIModel.periods, id: \.self) { days in
                    Text(days == 1 ? "1 day" : "\(days) days").tag(days)
                }
            }
            .accessibilityIdentifier("timeSlots.days")
            Picker("Time of day", selection: $presenter.partOfDay) {
                Text("Any").tag(PartOfDay?.none)
                ForEach(PartOfDay.allCases, id: \.self) { part in
                    Text(TimeSlotsWords.title(of: part)).tag(PartOfDay?.some(part))
                }
            }
            .accessibilityIdentifier("timeSlots.partOfDay")
            if options.canOverbook {
                Toggle("Show taken times", isOn: $presenter.includesTaken)
                    .accessibilityIdentifier("timeSlots.includesTaken")
            }
            Button(presenter.isRescheduling ? "Move to the first free time" : "Book the first free time") {
                presenter.didTapFirstAvailable()
            }
            .accessibilityIdentifier("timeSlots.firstAvailable")
        } header: {
            Text("Which times")
        } footer: {
            // The picker says no day of the week.
            Text("Times from \(CalendarDate(of: presenter.firstDay, in: options.zone.timeZone).words.localized) on")
        }
    }

    @ViewBuilder
    private var times: some View {
        ForEach(presenter.sections) { section in
            Section {
                ForEach(section.slots) { slot in
                    SlotRow(listed: slot) { presenter.didTapSlot(slot) }
                        .accessibilityIdentifier("timeSlots.slot.\(slot.id)")
                }
            } header: {
                Text(verbatim: section.title)
            }
        }
        if let shortage = presenter.shortage {
            Text(TimeSlotsWords.nothing(shortage, in: presenter.partOfDay)).foregroundStyle(.secondary)
        }
    }
}

struct TimeSlotsPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            TimeSlotsFactory.mock()
        }
    }
}
