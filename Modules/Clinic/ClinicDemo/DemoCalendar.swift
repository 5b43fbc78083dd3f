import ClinicModel
import Foundation

/// The demo's visits, around the moment at which it is made.
struct DemoCalendar {
    static let reasons = [
        "Sore throat", "Back pain", "Blood pressure check", "Travel vaccination", "Headaches", "Follow-up", "Cough",
        "Knee pain", "Flu vaccination", "Skin rash", "Sleep problems", "Annual check-up",
    ]

    private let now: Date
    private let today: CalendarDate
    private let zone = DemoClinic.zone.timeZone
    private let patients: [Patient]
    private var random = DemoRandom()
    private var busy: [Patient.ID: [DateInterval]] = [:]
    private(set) var taken: Set<Slot.ID> = []
    private var slots: [Slot] = []
    private var appointments: [Appointment] = []
    private var encounters: [Encounter] = []

    init(now: Date) {
        self.now = now
        today = CalendarDate(of: now, in: zone)
        patients = DemoPatients.all(today: today)
        bookDemoPatient()
        bookToday()
        bookPast()
        bookFuture()
    }

    /// Everybody and everything, each after what it refers to.
    var entities: [ResourceEntity] {
        [.organization(DemoStaff.organization)]
            + DemoStaff.all.map { .practitioner($0.practitioner) } + patients.map { .patient($0) }
            + DemoStaff.all.map { .schedule($0.schedule) } + slots.map { .slot($0) }
            + appointments.map { .appointment($0) } + encounters.map { .encounter($0) }
            + DemoMessages(now: now, patients: patients, visits: appointments).communications
            .map { .communication($0) }
            + DemoHealth(now: now, patients: patients, encounters: encounters).resources.map { .health($0) }
            + DemoIntake.questionnaires.map { .questionnaire($0) }
    }

    /// Several visits that are over and one that is to come, whatever day it is.
    private mutating func bookDemoPatient() {
        let patient = patients[0]
        let past: [(daysAgo: Int, member: Int, status: Appointment.Status, reason: String)] = [
            (412, 0, .fulfilled, "Annual check-up"), (238, 1, .fulfilled, "Travel vaccination"),
            (150, 0, .cancelled, "Headaches"), (96, 2, .fulfilled, "Back pain"), (61, 2, .noshow, "Back pain"),
            (19, 0, .fulfilled, "Cough"),
        ]
        for visit in past {
            let member = DemoStaff.all[visit.member]
            for day in 0..<7 {
                let times = times(of: member, on: today.adding(days: -visit.daysAgo - day))
                guard times.count > 4 else { continue }
                book(patient, with: member, at: times[4], visit.status, reason: visit.reason)
                break
            }
        }
        for day in 3..<10 {
            let times = times(of: DemoStaff.all[1], on: today.adding(days: day))
            guard times.count > 7 else { continue }
            book(patient, with: DemoStaff.all[1], at: times[7], .booked, reason: "Flu vaccination")
            break
        }
    }

    /// A day in the life of each practitioner: who was there, who is there, who is to come.
    private mutating func bookToday() {
        for member in DemoStaff.all {
            for time in times(of: member, on: today) where random.happens(60) {
                guard let patient = free(at: time) else { continue }
                book(patient, with: member, at: time, statusToday(time), reason: reason())
            }
        }
    }

    private mutating func statusToday(_ time: DateInterval) -> Appointment.Status {
        if time.end <= now { return random.happens(12) ? .noshow : .fulfilled }
        if time.start <= now { return .fulfilled }
        if time.start <= now + 20 * 60 { return .checkedIn }
        return time.start <= now + 45 * 60 ? .arrived : .booked
    }

    private mutating func bookPast() {
        for daysAgo in stride(from: 1, through: 120, by: 3) {
            for member in DemoStaff.all {
                for time in times(of: member, on: today.adding(days: -daysAgo)) where random.happens(6) {
                    guard let patient = free(at: time) else { continue }
                    let chance = Int.random(in: 0..<20, using: &random)
                    let status: Appointment.Status = chance < 2 ? .cancelled : chance < 3 ? .noshow : .fulfilled
                    book(patient, with: member, at: time, status, reason: reason())
                }
            }
        }
    }

    private mutating func bookFuture() {
        for day in 1...21 {
            for (index, member) in DemoStaff.all.enumerated() {
                for time in times(of: member, on: today.adding(days: day)) where random.happens(18) {
                    guard let patient = free(at: time) else { continue }
                    let isRequest = index == 0 && day < 6 && random.happens(35)
                    book(patient, with: member, at: time, isRequest ? .pending : .booked, reason: reason())
                }
            }
        }
    }

    private func times(of member: DemoStaff.Member, on date: CalendarDate) -> [DateInterval] {
        member.schedule.plan.intervals(on: date, in: zone)
    }

    private mutating func reason() -> String {
        Self.reasons.randomElement(using: &random) ?? Self.reasons[0]
    }

    /// Somebody who is nowhere else then. What the first patient has is told above.
    private mutating func free(at time: DateInterval) -> Patient? {
        patients.dropFirst().shuffled(using: &random).first { patient in
            busy[patient.id, default: []].allSatisfy { $0.end <= time.start || $0.start >= time.end }
        }
    }
}

extension DemoCalendar {
    private mutating func book(
        _ patient: Patient, with member: DemoStaff.Member, at time: DateInterval, _ status: Appointment.Status,
        reason: String
    ) {
        let slot = Slot.ID.planned(at: time.start, on: member.schedule.id)
        guard taken.insert(slot).inserted else { return }
        if status.isLive { busy[patient.id, default: []].append(time) }
        let visit = DemoVisit(
            String(appointments.count + 1), of: patient.id, with: member, at: time, status, reason: reason,
            created: min(now, time.start).addingTimeInterval(-86400 * Double(Int.random(in: 1...14, using: &random))),
            now: now)
        slots.append(visit.slot)
        appointments.append(visit.appointment)
        if let encounter = visit.encounter { encounters.append(encounter) }
    }
}
