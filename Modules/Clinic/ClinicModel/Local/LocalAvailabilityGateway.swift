struct LocalAvailabilityGateway: AvailabilityGateway {
    let desk: Desk

    func availability() async throws -> [Availability] {
        let desk = desk
        return try await desk.read(Schedule.resourceType) { records in
            let practitioner = try desk.requirePractitioner(to: "see a schedule")
            return try records.schedules(of: practitioner).map { schedule in
                let transaction = ScheduleDesk(records: records, practitioner: practitioner, schedule: schedule)
                return Availability(schedule: schedule, visitsOutside: try transaction.visits(outside: schedule.plan))
            }
        }
    }

    func effect(of change: AvailabilityChange) async throws -> AvailabilityEffect {
        let desk = desk
        try change.check()
        // Days that nobody has looked at yet count as well.
        try await desk.openPlannedSlots()
        return try await desk.read(change.shown.id.reference) { records in
            try ScheduleDesk(change, of: desk, in: records).effect(of: change)
        }
    }

    func carryOut(_ change: AvailabilityChange) async throws -> AvailabilityEffect {
        let desk = desk
        try change.check()
        try await desk.openPlannedSlots()
        return try await desk.write(change.shown.id.reference) { records in
            let transaction = try ScheduleDesk(change, of: desk, in: records)
            let effect = try transaction.carryOut(change)
            try desk.audit(
                records, .update, change.shown.id.reference, patient: nil,
                "changed the plan: \(effect.opened.count) slots opened, \(effect.closed.count) closed, "
                    + "\(effect.visitsOutside.count) visits outside")
            return effect
        }
    }
}

extension AvailabilityChange {
    fileprivate func check() throws(ClinicError) {
        try plan.check()
        try policy.check()
    }
}

extension ScheduleDesk {
    /// Throws where the schedule is not the principal's, or no longer as it was shown.
    fileprivate init(_ change: AvailabilityChange, of desk: Desk, in records: any ClinicRecords) throws {
        let practitioner = try desk.requirePractitioner(to: "change a schedule")
        guard let schedule = try records.schedule(change.shown.id) else {
            throw ClinicError.notFound("schedule \(change.shown.id)")
        }
        guard schedule.practitioner == practitioner else {
            throw ClinicError.notAllowed("change somebody else’s schedule")
        }
        guard schedule == change.shown else {
            throw ClinicError.notPossible("The schedule was changed meanwhile: look at it again.")
        }
        self.init(records: records, practitioner: practitioner, schedule: schedule)
        try schedule.check(change.plan, at: records.now)
    }
}
