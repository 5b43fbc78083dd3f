import Foundation

struct LocalSlotsGateway: SlotsGateway {
    let desk: Desk

    func freeSlots(_ query: SlotQuery) async throws -> [OpenSlot] {
        try await desk.openPlannedSlots()
        let principal = desk.principal
        return try await desk.read("Slot") { records in
            var practitioner = query.practitioner
            var attendee = query.patient
            switch principal {
            case .patient(let own):
                guard attendee == nil || attendee == own else { throw ClinicError.notAllowed("book for somebody else") }
                attendee = own
            case .practitioner(let own):
                guard practitioner == nil || practitioner == own else {
                    throw ClinicError.notAllowed("book with another practitioner")
                }
                practitioner = own
                if let patient = attendee, try !records.isPatient(patient, of: own) {
                    throw ClinicError.notAllowed("book for somebody who is not your patient")
                }
            }
            let from = query.period.map { max($0.start, records.now) } ?? records.now
            return try records.freeSlots(
                SlotSearch(
                    practitioner: practitioner, service: query.service, attendee: attendee,
                    moved: query.rescheduling, from: from, to: query.period?.end, limit: max(0, query.limit),
                    seeker: principal)
            ).map { try $0.withoutHold.shown(to: principal, in: records) }
        }
    }

    func calendarSlots(in period: DateInterval) async throws -> [OpenSlot] {
        let desk = desk
        try await desk.openPlannedSlots()
        return try await desk.read("Slot") { records in
            try records.calendarSlots(of: desk.requirePractitioner(to: "see the calendar"), in: period).map {
                try $0.shown(to: desk.principal, in: records)
            }
        }
    }

    func slot(_ id: Slot.ID) async throws -> OpenSlot {
        let desk = desk
        return try await desk.read(id.reference) { records in
            try SlotRules(records: records, principal: desk.principal).find(id).open.shown(
                to: desk.principal, in: records)
        }
    }

    func hold(_ id: Slot.ID) async throws -> Hold {
        let desk = desk
        @Sendable func check(_ records: any ClinicRecords) throws -> SlotRecord {
            let rules = SlotRules(records: records, principal: desk.principal)
            let slot = try rules.find(id)
            try rules.checkTime(of: slot)
            try rules.checkFree(slot, for: nil)
            return slot
        }
        // Most races are lost to what was booked long ago: that is seen without waiting for the other writers.
        _ = try await desk.read(id.reference, check)
        return try await desk.write(id.reference) { records in
            let slot = try check(records)
            for other in try records.heldSlots(by: desk.principal) where other != id {
                try records.release(other)
                try desk.audit(records, .update, other.reference, patient: nil, "released")
            }
            let until = records.now.addingTimeInterval(SlotRules.holdDuration)
            try records.hold(id, by: desk.principal, until: until)
            try desk.audit(records, .update, id.reference, patient: nil, "held")
            let held = try records.slot(id)?.open ?? slot.open
            return Hold(slot: try held.shown(to: desk.principal, in: records), until: until)
        }
    }

    func release(_ id: Slot.ID) async throws {
        let desk = desk
        try await desk.write(id.reference) { records in
            guard try records.heldSlots(by: desk.principal).contains(id) else { return }
            try records.release(id)
            try desk.audit(records, .update, id.reference, patient: nil, "released")
        }
    }
}
