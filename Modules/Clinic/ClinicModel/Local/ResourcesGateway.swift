import Foundation

/// The clinic's resources as other systems ask for them: one, or those that match, each only for whom it is. What is
/// given out is audited.
package struct ResourcesGateway: Sendable {
    /// A search that has to look at more than so many is refused: it asks for too much at once.
    package static let mostLookedAt = 20_000
    private static let keysAtOnce = 500

    private let desk: Desk

    package init(
        for session: Session, keeper: any RecordKeeper, hasher: any PasswordHasher, changeKey: ChangeKey? = nil
    ) {
        desk = Desk(of: session, keeper: keeper, hasher: hasher, changeKey: changeKey)
    }

    /// For whoever needs no session, as `Gateways.local(for:)`.
    package init(for principal: Principal, keeper: any RecordKeeper, changeKey: ChangeKey? = nil) {
        desk = Desk(keeper: keeper, principal: principal, changeKey: changeKey)
    }

    package var principal: Principal { desk.principal }

    /// The zone in which a day without a zone is meant.
    package func zone() async throws -> Zone {
        let principal = desk.principal
        return try await desk.read("Schedule") { try $0.localZone(of: principal) }
    }

    /// Throws `notFound`, or `notAllowed` where it is not for the principal.
    package func resource(type: String, id: String, access: Access) async throws -> StoredResource {
        let desk = desk
        let found = try await desk.read("\(type)/\(id)") { try find(type, id, in: $0) }
        if access != .refresh { try await noteGivenOut([found], by: "\(type)/\(id)") }
        return found
    }

    /// The first that match after a place, and what they refer to.
    ///
    /// - Parameters:
    ///   - match: What is made of one that is sought; nil of others.
    ///   - references: What of a match is to come with it, such as `Patient/42`.
    ///   - show: What is made of one that comes with them.
    package func search<Found: Sendable>(
        _ search: ResourceSearch, match: @escaping @Sendable (StoredResource) throws -> Found?,
        references: @escaping @Sendable (Found) -> [String],
        show: @escaping @Sendable (StoredResource) throws -> Found
    ) async throws -> ResourcePage<Found> {
        if search.type == Slot.resourceType { try await desk.openPlannedSlots() }
        let desk = desk
        let (page, given) = try await desk.read(search.type) { records in
            let rules = ResourceRules(records: records, principal: desk.principal)
            var page = ResourcePage<Found>()
            var given: [StoredResource] = []
            var last: ResourceKey?
            try forEachKey(of: search, in: records) { key in
                guard let stored = try records.resource(type: search.type, id: key.id),
                    let shown = try rules.shown(stored), let found = try match(shown)
                else { return true }
                guard page.found.count < search.count else {
                    page.next = last
                    return false
                }
                page.found.append(found)
                given.append(shown)
                last = key
                return true
            }
            var seen = Set(given.map { "\($0.type)/\($0.id)" })
            for reference in page.found.flatMap(references) where seen.insert(reference).inserted {
                guard let place = reference.split(separator: "/").splitPair,
                    let stored = try records.resource(type: place.0, id: place.1), let shown = try rules.shown(stored)
                else { continue }
                page.included.append(try show(shown))
                given.append(shown)
            }
            return (page, given)
        }
        try await noteGivenOut(given, by: search.type)
        return page
    }

    /// Books as `AppointmentsGateway.book` does, and keeps what else was said of the visit.
    ///
    /// - Parameters:
    ///   - edit: Says of the visit what booking does not.
    ///   - text: The resource that was sent, under the id that it gets.
    package func book(
        _ booking: Booking, edit: @escaping @Sendable (inout Appointment) -> Void,
        text: @escaping @Sendable (Appointment.ID) -> Data
    ) async throws -> Appointment.ID {
        let principal = desk.principal
        let desk = desk.following { records, result in
            guard let made = result as? AppointmentDetails else { return }
            var appointment = made.appointment
            edit(&appointment)
            if appointment != made.appointment { try records.store(appointment, by: principal) }
            try records.keep(
                text: text(made.id), ofType: Appointment.resourceType, id: made.id.rawValue,
                subject: appointment.patient)
        }
        return try await LocalAppointmentsGateway(desk: desk).book(booking).id
    }

    /// Does an action, unless the visit is not as `check` expects when it is done.
    package func perform(
        _ action: AppointmentAction, on id: Appointment.ID, reason: CancellationReason?, text: String?,
        check: @escaping @Sendable (StoredResource) throws -> Void
    ) async throws {
        let desk = desk.checking { [desk] records in
            _ = try AppointmentDesk(records: records, desk: desk).find(id)
            guard let stored = try records.resource(type: Appointment.resourceType, id: id.rawValue),
                let shown = try ResourceRules(records: records, principal: desk.principal).shown(stored)
            else { throw ClinicError.notFound("appointment \(id)") }
            try check(shown)
        }
        let appointments = LocalAppointmentsGateway(desk: desk)
        switch action {
        case .cancel: _ = try await appointments.cancel(id, reason: reason ?? .other, text: text)
        case .decline: _ = try await appointments.decline(id, text: text)
        default: _ = try await appointments.perform(action, on: id)
        }
    }

    private func find(_ type: String, _ id: String, in records: any ClinicRecords) throws -> StoredResource {
        guard let stored = try records.resource(type: type, id: id) else {
            throw ClinicError.notFound("\(type) \(id)")
        }
        guard let shown = try ResourceRules(records: records, principal: desk.principal).shown(stored) else {
            throw ClinicError.notAllowed("see this \(type)")
        }
        return shown
    }

    /// Goes through the places that a search has to look at until `body` says no.
    private func forEachKey(
        of search: ResourceSearch, in records: any ClinicRecords, _ body: (ResourceKey) throws -> Bool
    ) throws {
        var looked = 0
        func look(at keys: [ResourceKey]) throws -> Bool {
            for key in keys {
                looked += 1
                guard looked <= Self.mostLookedAt else { throw ClinicError.invalid(Self.tooMuch) }
                guard try body(key) else { return false }
            }
            return true
        }
        if let keys = try knownKeys(of: search, in: records) {
            _ = try look(at: keys.sorted().filter { key in search.after.map { key > $0 } ?? true })
            return
        }
        var selection = ResourceSelection(
            type: search.type, compartment: desk.principal, patient: search.patient, schedules: search.schedules,
            from: search.from, to: search.to, after: search.after, limit: Self.keysAtOnce)
        while true {
            let keys = try records.resourceKeys(selection)
            guard try look(at: keys), keys.count == selection.limit else { return }
            selection.after = keys.last
        }
    }

    private static let tooMuch: Phrase =
        "This asks for too much at once: say whose it is (patient), when it was or begins, or which code it has."

    private func knownKeys(of search: ResourceSearch, in records: any ClinicRecords) throws -> [ResourceKey]? {
        if let ids = search.ids { return Set(ids).map { ResourceKey(id: $0) } }
        guard search.type == Patient.resourceType, !search.words.isEmpty,
            case .practitioner(let own) = desk.principal
        else { return nil }
        let found = try records.patients(of: own, matching: search.words, limit: Self.mostLookedAt + 1)
        return found.map { ResourceKey(id: $0.id.rawValue) }
    }

    private func noteGivenOut(_ resources: [StoredResource], by entity: String) async throws {
        let counts = Dictionary(resources.compactMap { $0.patient.map { ($0, 1) } }, uniquingKeysWith: +)
        guard !counts.isEmpty else { return }
        let desk = desk
        try await desk.write(entity, .read) { records in
            for (patient, count) in counts.sorted(by: { $0.key < $1.key }) {
                try desk.audit(records, .read, entity, patient: patient, "given out by FHIR, resources: \(count)")
            }
        }
    }
}

/// What to look for among the resources of a type. All but `count` and `after` narrow what has to be looked at; whether
/// one matches is said elsewhere.
package struct ResourceSearch: Sendable {
    package let type: String
    package var ids: [String]?
    package var patient: Patient.ID?
    package var schedules: [Schedule.ID]?
    package var from: Date?
    package var to: Date?
    /// Beginnings of words that a patient has to have among their names and identifiers; see `String.searchWords`.
    package var words: [String] = []
    package var after: ResourceKey?
    /// So many at most.
    package var count: Int

    package init(type: String, count: Int) {
        self.type = type
        self.count = count
    }
}

package struct ResourcePage<Found: Sendable>: Sendable {
    package var found: [Found] = []
    /// What those refer to.
    package var included: [Found] = []
    /// The last place of this page, where more follows.
    package var next: ResourceKey?
}

extension [Substring] {
    fileprivate var splitPair: (String, String)? { count == 2 ? (String(self[0]), String(self[1])) : nil }
}
