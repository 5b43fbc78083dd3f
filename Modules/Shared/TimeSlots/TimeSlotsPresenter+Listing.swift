import ClinicModel
import Foundation
import ViperKit

extension TimeSlotsPresenter {
    package var notice: String? { slots.notice }

    package var services: [String] {
        let offered = (options?.practitioners ?? []).filter { practitioner == nil || $0.id == practitioner }
        return offered.flatMap(\.services).map(\.display).reduce(into: []) { services, service in
            if !services.contains(service) { services.append(service) }
        }
    }

    package var firstDay: Date {
        get {
            guard let options else { return Date(timeIntervalSince1970: 0) }
            return (first ?? options.today).beginning(in: options.timeZone).addingTimeInterval(12 * 3600)
        }
        set {
            guard let options else { return }
            first = CalendarDate(of: newValue, in: options.timeZone)
        }
    }

    package var sections: [TimeSlotsSection] {
        (slots.value ?? []).reduce(into: []) { sections, slot in
            let title = slot.dayText
            if let last = sections.last, last.title == title {
                sections[sections.count - 1] = TimeSlotsSection(title: title, slots: last.slots + [slot])
            } else {
                sections.append(TimeSlotsSection(title: title, slots: [slot]))
            }
        }
    }

    package var emptyText: String? {
        guard let slots = slots.value, slots.isEmpty else { return nil }
        return "No free times in these days. Look at more days, or at another practitioner."
    }
}
