import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

/// What takes a time: a visit, which leads to it, a free time, which leads to its booking, or a block.
struct CalendarBlock: View {
    let entry: CalendarEntry
    /// When the calendar was read.
    let now: Date
    /// Whether a name needs a line of its own.
    var isNarrow = false
    let focus: FocusState<CalendarEntry.ID?>.Binding
    let perform: @MainActor (AppointmentAction, Visit) -> Void

    /// Before what a time is blocked for: no visit's state has it.
    static let blockSign = "⊘"

    var body: some View {
        switch entry.content {
        case .visit(let summary):
            let visit = Visit(summary, seenBy: .practitioner, at: now)
            SceneLink(value: AppointmentParameters(id: visit.id)) {
                VisitBlock(time: entry.time, visit: visit, isNarrow: isNarrow)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: entry.words(at: now)))
            .focused(focus, equals: entry.id)
            .accessibilityIdentifier("appointments.visit.\(visit.id)")
            .visitActions(visit.actions) { perform($0, visit) }
        case .free(let slot):
            SceneLink(value: TimeSlotsParameters(booking: slot)) {
                Text(verbatim: "\(entry.time) + \(String(localized: "Free"))").foregroundStyle(.secondary)
                    .padding(.leading, CalendarUIModel.barWidth)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: entry.words(at: now)))
            .focused(focus, equals: entry.id)
            .accessibilityIdentifier("appointments.free.\(slot.id)")
        case .blocked(let reason):
            HStack(alignment: .top, spacing: 0) {
                // A line, which is seen to the block's end without colours, too.
                Divider()
                Text(verbatim: "\(entry.time) \(Self.blockSign) \(reason ?? String(localized: "Blocked"))")
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
            .accessibilityLabel(Text(verbatim: entry.words(at: now)))
        }
    }
}

/// A visit with its state, in two lines where there is room for them.
private struct VisitBlock: View {
    let time: String
    let visit: Visit
    let isNarrow: Bool

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            Rectangle().fill(barColour).frame(width: CalendarUIModel.barWidth)
            ViewThatFits(in: .vertical) {
                VStack(alignment: .leading, spacing: 0) {
                    if isNarrow {
                        HStack(spacing: 8) {
                            Text(verbatim: time).fixedSize()
                            ViewThatFits(in: .horizontal) {
                                state
                                symbol
                            }
                        }
                        name
                    } else {
                        HStack(spacing: 8) {
                            Text(verbatim: time)
                            name
                        }
                        state
                    }
                }
                line
            }
            .lineLimit(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    /// In one line, the name before all that is not needed to know it.
    @ViewBuilder
    private var line: some View {
        if isNarrow {
            HStack(spacing: 8) {
                Text(verbatim: time).fixedSize()
                // That a visit is booked needs no sign: what is otherwise does.
                if visit.status != .booked { symbol }
                name
            }
        } else {
            ViewThatFits(in: .horizontal) {
                row(service: visit.service) { state }
                row { state }
                row { symbol }
            }
        }
    }

    private func row(service: String? = nil, @ViewBuilder state: () -> some View) -> some View {
        HStack(spacing: 8) {
            Text(verbatim: time).fixedSize()
            name
            if let service {
                Text(verbatim: service).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            state().layoutPriority(1)
        }
    }

    /// What does not take place stands back.
    private var name: some View {
        Text(verbatim: visit.counterpart).bold(!visit.isCalledOff)
            .foregroundStyle(visit.isCalledOff ? Color.secondary : Color.primary)
    }

    private var state: some View {
        HStack(spacing: 8) {
            symbol
            Text(visit.stateTitle).foregroundStyle(visit.stateColour)
        }
    }

    private var symbol: some View {
        Image(systemName: visit.stateImage).foregroundStyle(visit.stateColour)
    }

    /// What is over stands back.
    private var barColour: Color { visit.stateColour == .secondary ? .gray : visit.stateColour }
}

extension TimeSlotsParameters {
    /// To book a free time for somebody who is still to be named.
    init(booking slot: OpenSlot) {
        self.init(
            practitioner: slot.practitioner, service: slot.service.map(ServiceTerm.init),
            date: CalendarDate(of: slot.slot.start, in: slot.zone), slot: slot.id)
    }
}
