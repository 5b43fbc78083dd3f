import ClinicModel
import Foundation

/// One transaction on a copy of the state, which takes the state's place if all goes well.
final class InMemoryRecords: ClinicRecords {
    var state: InMemoryState
    let now: Date
    let systemNow: Date

    init(_ state: InMemoryState, clock: ClinicClock) {
        self.state = state
        now = clock.now
        systemNow = clock.systemNow
    }
}

extension InMemoryRecords {
    func patient(_ id: Patient.ID) -> Patient? { state.patients[id] }
    func store(_ patient: Patient) {
        state.patients[patient.id] = patient
        state.changeCount += 1
    }

    func practitioner(_ id: Practitioner.ID) -> Practitioner? { state.practitioners[id] }

    func isPatient(_ patient: Patient.ID, of practitioner: Practitioner.ID) -> Bool {
        if state.patients[patient]?.generalPractitioners.contains(practitioner) == true { return true }
        let hasAppointment = state.appointments.values.contains {
            $0.status != .enteredInError && $0.hasParticipant(.patient(patient))
                && $0.hasParticipant(.practitioner(practitioner))
        }
        return hasAppointment
            || state.encounters.values.contains {
                $0.status != .enteredInError && $0.patient == patient && $0.practitioners.contains(practitioner)
            }
    }

    func patients(of practitioner: Practitioner.ID, matching words: [String], limit: Int) -> [Patient] {
        patients(of: practitioner, limit: limit) { known in
            words.allSatisfy { known.contains(beginningsOf: $0) }
        }
    }

    func patients(of practitioner: Practitioner.ID, like words: [SoughtWord], limit: Int) -> [Patient] {
        patients(of: practitioner, limit: limit) { known in
            let isSuch = words.allSatisfy { word in known.contains(where: word.matches) }
            return isSuch && !words.allSatisfy { known.contains(beginningsOf: $0.word) }
        }
    }

    private func patients(
        of practitioner: Practitioner.ID, limit: Int, with areThose: ([String]) -> Bool
    ) -> [Patient] {
        let matching = state.patients.values.filter { patient in
            isPatient(patient.id, of: practitioner) && areThose(patient.searchWords)
        }
        let sorted = matching.sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
        return Array(sorted.prefix(limit))
    }

    func schedules(of practitioner: Practitioner.ID?) -> [Schedule] {
        state.schedules.values
            .filter { schedule in
                guard schedule.active, let owner = schedule.practitioner else { return false }
                return state.practitioners[owner] != nil && (practitioner == nil || owner == practitioner)
            }
            .sorted { (name(of: $0).lowercased(), $0.id) < (name(of: $1).lowercased(), $1.id) }
    }

    func schedule(_ id: Schedule.ID) -> Schedule? { state.schedules[id] }

    func store(_ schedule: Schedule) {
        state.schedules[schedule.id] = schedule
        state.changeCount += 1
    }

    func openDays(of schedule: Schedule.ID, from: CalendarDate, through: CalendarDate) -> Set<CalendarDate> {
        state.openDays[schedule, default: []].filter { $0 >= from && $0 <= through }
    }

    func openDayCount(of schedule: Schedule.ID, from: CalendarDate, through: CalendarDate) -> Int {
        openDays(of: schedule, from: from, through: through).count
    }

    func openSlots(_ intervals: [DateInterval], of schedule: Schedule, on days: [CalendarDate]) -> Int {
        var count = 0
        for interval in intervals {
            let isTaken = state.slots.values.contains {
                $0.schedule == schedule.id && $0.start < interval.end && $0.end > interval.start
            }
            if isTaken { continue }
            let id = Slot.ID.planned(at: interval.start, on: schedule.id)
            state.slots[id] = Slot(id: id, schedule: schedule.id, start: interval.start, end: interval.end)
            count += 1
        }
        state.openDays[schedule.id, default: []].formUnion(days)
        state.changeCount += 1
        return count
    }

    private func name(of schedule: Schedule) -> String {
        schedule.practitioner.flatMap { state.practitioners[$0]?.name } ?? ""
    }
}
