import Foundation

/// Which times to list.
package struct TimeSlotsSearch: Hashable, Codable, Sendable {
    package var practitioner: Practitioner.ID?
    package var service: ServiceTerm?
    package var first: CalendarDate
    package var days: Int
    /// The part of the day; nil is any.
    package var partOfDay: PartOfDay?
    /// Whose days they are.
    package var zone: Zone
    /// Whether those that are taken are listed too.
    package var includesTaken: Bool
    /// For whom a practitioner looks; nil where that is not chosen, or one looks for oneself.
    package var patient: Patient.ID?
    /// The visit that is to be moved.
    package var rescheduling: Appointment.ID?

    package init(
        practitioner: Practitioner.ID? = nil, service: ServiceTerm? = nil, first: CalendarDate, days: Int = 14,
        partOfDay: PartOfDay? = nil, zone: Zone, includesTaken: Bool = false, patient: Patient.ID? = nil,
        rescheduling: Appointment.ID? = nil
    ) {
        self.practitioner = practitioner
        self.service = service
        self.first = first
        self.days = days
        self.partOfDay = partOfDay
        self.zone = zone
        self.includesTaken = includesTaken
        self.patient = patient
        self.rescheduling = rescheduling
    }

    package var period: DateInterval { .days(days, from: first, in: zone.timeZone) }

    /// The free times of a period.
    fileprivate func query(_ period: DateInterval) -> SlotQuery {
        SlotQuery(
            practitioner: practitioner, service: service, period: period, patient: patient,
            rescheduling: rescheduling, limit: Self.mostSlots)
    }

    fileprivate func contains(_ slot: OpenSlot) -> Bool { partOfDay?.contains(slot.slot.start, in: slot.zone) ?? true }

    /// How many times are read at once.
    fileprivate static let mostSlots = 2000
}

extension SlotsGateway {
    /// The times that `search` finds for somebody in `role`, earliest first: the free ones, and where the search wants
    /// them those that are taken and still to come, if one may book over them.
    package func slots(
        _ search: TimeSlotsSearch, as role: Principal.Role, clock: ClinicClock
    ) async throws -> [OpenSlot] {
        guard search.includesTaken, role.booksForOthers else {
            return try await freeSlots(search)
        }
        return try await calendarSlots(in: search.period).filter { slot in
            slot.slot.start > clock.now && search.contains(slot)
                && search.service.map { slot.service?.matches($0) ?? false } ?? true
        }
    }

    /// The free times of the period that `search` looks through, also where it wants the taken ones.
    package func freeSlots(_ search: TimeSlotsSearch) async throws -> [OpenSlot] {
        try await freeSlots(search.query(search.period)).filter(search.contains)
    }

    /// The first free time that `search` finds from its first day on, however far ahead.
    package func firstSlot(_ search: TimeSlotsSearch) async throws -> OpenSlot? {
        let query = search.query(DateInterval(start: search.period.start, end: .distantFuture))
        guard search.partOfDay != nil else { return try await firstFreeSlot(query) }
        return try await freeSlots(query).first(where: search.contains)
    }
}
