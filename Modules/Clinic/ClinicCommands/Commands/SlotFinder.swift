import ClinicModel
import ClinicProgram
import Foundation

/// Finds times for the commands.
struct SlotFinder {
    private let gateways: Gateways
    private let clock: ClinicClock
    private let practitioners: [PractitionerSummary]
    /// Whose days are meant.
    private let zone: Zone
    private let today: CalendarDate
    private let patient: Patient.ID?
    private let moved: Appointment.ID?

    /// Days are those of `zone`, or of the practitioners. Times at which `patient` has another visit than the one that is
    /// `moved` are not found.
    init(
        _ visit: CommandVisit<some ClinicApp>, zone: Zone? = nil, for patient: Patient.ID? = nil,
        moving moved: Appointment.ID? = nil
    ) async throws {
        gateways = visit.gateways
        clock = visit.clinic.clock
        practitioners = try await gateways.people.practitioners()
        self.zone = zone ?? practitioners.zone
        today = CalendarDate(of: clock.now, in: self.zone)
        self.patient = patient
        self.moved = moved
    }

    /// The practitioner of an id or of the beginnings of a name's words.
    func practitioner(_ text: String) throws -> PractitionerSummary {
        if let exact = practitioners.first(where: { $0.id.rawValue == text }) { return exact }
        let found = text.searchWords.isEmpty ? [] : practitioners.filter { $0.name.isFound(by: text) }
        if found.count == 1 { return found[0] }
        let meant = found.isEmpty ? practitioners.sorted(byLikenessTo: text, \.name) : found
        let names = meant.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
        throw ProgramError(
            .noInput, found.isEmpty ? "“\(text)” is no practitioner" : "“\(text)” is more than one practitioner",
            advice: "name one of: \(names)")
    }

    /// A service of the practitioner's, or of anybody's, by its code, or by its words or their beginnings in English
    /// or in the language of the program.
    func service(_ text: String, of practitioner: PractitionerSummary?) throws -> ServiceTerm {
        let offered = (practitioner.map { [$0] } ?? practitioners).flatMap(\.services)
        let term = ServiceTerm(text)
        if offered.contains(where: { $0.matches(term) }) { return term }
        let found = text.searchWords.isEmpty ? [] : offered.filter { $0.isFound(by: text) }
        let meant = (found.isEmpty ? offered : found).reduce(into: [CodeableConcept]()) { meant, service in
            if !meant.contains(where: { $0.display == service.display }) { meant.append(service) }
        }
        if !found.isEmpty, meant.count == 1 { return ServiceTerm(meant[0]) }
        let names = meant.map(\.words.said).joined(separator: ", ")
        throw ProgramError(
            .noInput, refusal(of: text, by: practitioner, isVague: !found.isEmpty),
            advice: meant.isEmpty ? "leave --service out" : "name one of: \(names)")
    }

    private func refusal(of service: String, by practitioner: PractitionerSummary?, isVague: Bool) -> Phrase {
        if isVague { return "“\(service)” is more than one service" }
        return practitioner.map { "“\(service)” is no service of \($0.name)" } ?? "“\(service)” is no service"
    }

    /// The free times from `from` to `to`, or those of two weeks.
    func slots(
        with practitioner: PractitionerSummary?, service: ServiceTerm?, from: TypedTime?, to: TypedTime?,
        in partOfDay: PartOfDay? = nil, includingTaken: Bool = false
    ) async throws -> [OpenSlot] {
        let from = try from?.time(from: today)
        let first = from?.day(in: zone.timeZone) ?? today
        let to = try to?.time(from: today, after: first)
        let last = to?.day(in: zone.timeZone) ?? first.adding(days: 13)
        guard first <= last else {
            throw ProgramError(.usage, "--to is before --from", advice: "exchange the two")
        }
        // Days begin at other instants in other zones: a day more on both sides, and then each time by its own zone.
        let search = TimeSlotsSearch(
            practitioner: practitioner?.id, service: service, first: first.adding(days: -1),
            days: last.dayNumber - first.dayNumber + 3, partOfDay: partOfDay, zone: zone,
            includesTaken: includingTaken, patient: patient, rescheduling: moved)
        return try await found(search).filter { slot in
            let zone = slot.zone.timeZone
            let start = (from ?? .day(first)).instant(in: zone) ?? .distantFuture
            let end = (to ?? .day(last)).end(in: zone) ?? .distantPast
            return start <= slot.slot.start && slot.slot.start < end
        }
    }

    /// The first free time from `from` on, however far ahead.
    func firstSlot(
        with practitioner: PractitionerSummary?, service: ServiceTerm?, from: TypedTime?, in partOfDay: PartOfDay? = nil
    ) async throws -> OpenSlot? {
        let first = try from?.time(from: today).day(in: zone.timeZone) ?? today
        return try await gateways.slots.firstSlot(
            TimeSlotsSearch(
                practitioner: practitioner?.id, service: service, first: first, partOfDay: partOfDay, zone: zone,
                patient: patient, rescheduling: moved))
    }

    /// What a search finds. Where taken times are among it, a free one at which the patient is elsewhere is not.
    private func found(_ search: TimeSlotsSearch) async throws -> [OpenSlot] {
        let found = try await gateways.slots.slots(search, as: gateways.principal.role, clock: clock)
        guard search.includesTaken, search.patient != nil else { return found }
        let free = Set(try await gateways.slots.freeSlots(search).map(\.id))
        return found.filter { $0.slot.status != .free || free.contains($0.id) }
    }

    /// The time that begins at `time`; those that are taken count where one can overbook.
    func slot(
        at typed: TypedTime, with practitioner: PractitionerSummary?, service: ServiceTerm?, overbooking: Bool
    ) async throws -> OpenSlot {
        let time = try typed.time(from: today)
        let day = time.day(in: zone.timeZone)
        var search = TimeSlotsSearch(
            practitioner: practitioner?.id, service: service, first: day.adding(days: -1), days: 3,
            zone: zone, includesTaken: overbooking)
        // A time at which the patient is elsewhere is found, for the gateway to say what is in its way.
        let found = try await self.found(search).filter { slot in
            time.instant(in: slot.zone.timeZone) == slot.slot.start
        }
        if found.count == 1 { return found[0] }
        guard found.isEmpty else {
            let who = found.map { "\($0.practitionerName) (\($0.practitioner))" }.joined(separator: ", ")
            throw ProgramError(
                .usage, "several practitioners have that time", advice: "add --with, and one of: \(who)")
        }
        (search.patient, search.rescheduling) = (patient, moved)
        throw try await nothing(at: time, with: practitioner, search)
    }

    private func nothing(
        at time: TimeText, with practitioner: PractitionerSummary?, _ search: TimeSlotsSearch
    ) async throws -> ProgramError {
        guard let wanted = time.instant(in: zone.timeZone) else {
            return ProgramError(.badData, "clocks skip that time", advice: "choose another time")
        }
        let nearest = try await nearest(to: wanted, search).map {
            "\(WallText.of($0.slot.start, in: $0.zone)) with \($0.practitionerName)" as Phrase
        }
        return ProgramError(
            .badData, refusal(of: Moment(wanted, in: zone), on: time.day(in: zone.timeZone), with: practitioner),
            advice: nearest.isEmpty
                ? "choose another day" : "the nearest free times are \(Phrase(joining: nearest, by: ", "))")
    }

    private func refusal(
        of time: Moment, on day: CalendarDate, with practitioner: PractitionerSummary?
    ) -> Phrase {
        if day < today { return "\(time.day) is past" }
        if let last = lastOpenDay(of: practitioner), day > last { return "times are open until \(last.words)" }
        return practitioner.map { "there is no free time at \(time) with \($0.name)" }
            ?? "there is no free time at \(time)"
    }

    /// The three free times that are nearest to a wanted one, or to the end or the beginning of what can be booked
    /// where it is beyond; earliest first. Nearer days are read before farther ones, and those on both sides alike.
    private func nearest(to wanted: Date, _ search: TimeSlotsSearch) async throws -> [OpenSlot] {
        let last = practitioners.lastOpenDay(of: search.practitioner)?.adding(days: 1).beginning(in: zone.timeZone)
        let center = max(clock.now, min(wanted, last ?? wanted))
        let day = CalendarDate(of: center, in: zone.timeZone)
        func distance(_ slot: OpenSlot) -> TimeInterval { abs(slot.slot.start.timeIntervalSince(center)) }
        var found: [OpenSlot] = []
        for days in [1, 7, 30, 400] {
            var search = search
            (search.first, search.days) = (day.adding(days: -days), 2 * days + 1)
            found = try await gateways.slots.freeSlots(search).sorted { distance($0) < distance($1) }
            // What is farther away on one side may be nearer on the other, on days that were not read.
            if found.count(where: { distance($0) <= Double(days) * 86400 }) >= Self.nearestCount { break }
        }
        return found.prefix(Self.nearestCount).sorted { $0.slot.start < $1.slot.start }
    }

    private static let nearestCount = 3

    /// The last day that can be booked with a practitioner, or with any; nil where that is not known.
    func lastOpenDay(of practitioner: PractitionerSummary?) -> CalendarDate? {
        practitioners.lastOpenDay(of: practitioner?.id)
    }
}

extension CodeableConcept {
    /// Whether its words begin as those of a text, in English or in the language of the program.
    fileprivate func isFound(by text: String) -> Bool {
        display.isFound(by: text) || words.said.isFound(by: text)
    }
}

extension TimeText {
    func day(in zone: TimeZone) -> CalendarDate {
        switch self {
        case .day(let date), .wall(let date, _): date
        case .instant(let instant): CalendarDate(of: instant, in: zone)
        }
    }
}
