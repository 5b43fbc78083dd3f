import Foundation

/// What one transaction can read and write. It asks no questions: the gateways above authorise.
package protocol ClinicRecords: AccountRecords, PeopleRecords, SlotRecords, AppointmentRecords,
    CommunicationRecords, HealthRecords, IntakeRecords, AuditRecords, ArchiveRecords
{
    /// The time of this transaction in the clinic.
    var now: Date { get }
    /// The system's time, by which sessions and locks go.
    var systemNow: Date { get }
}

extension ClinicRecords {
    func clinicTime(of instant: Date) -> Date {
        let (now, systemNow) = (now, systemNow)
        return ClinicClock({ now }, system: { systemNow }).clinicTime(of: instant)
    }
}

package protocol PeopleRecords {
    func patient(_ id: Patient.ID) throws -> Patient?
    func store(_ patient: Patient) throws
    func practitioner(_ id: Practitioner.ID) throws -> Practitioner?
    /// Empty where there is nobody.
    func name(of principal: Principal) throws -> String

    /// Whether the patient has an appointment or encounter with the practitioner, or names them generalPractitioner.
    func isPatient(_ patient: Patient.ID, of practitioner: Practitioner.ID) throws -> Bool

    /// The practitioner’s patients who have, for each of the `searchWords`, a name, an identifier or a part of the birth
    /// date that begins so, or names that begin as one of its `meantBeginnings`.
    func patients(of practitioner: Practitioner.ID, matching words: [String], limit: Int) throws -> [Patient]

    /// The practitioner’s patients who do not match the words, and have a name for each that matches it or is like it.
    func patients(of practitioner: Practitioner.ID, like words: [SoughtWord], limit: Int) throws -> [Patient]

    /// The practitioners whose patient the patient is.
    func practitioners(of patient: Patient.ID) throws -> [Practitioner]

    /// The active schedules that can be booked, by practitioner's name and id.
    func schedules(of practitioner: Practitioner.ID?) throws -> [Schedule]
    /// The time zone of the first of them.
    func zone(of practitioner: Practitioner.ID?) throws -> Zone?
    func schedule(_ id: Schedule.ID) throws -> Schedule?
    func store(_ schedule: Schedule) throws

    /// The days from one to another, both among them, whose slots were made from the schedule's plan.
    func openDays(of schedule: Schedule.ID, from: CalendarDate, through: CalendarDate) throws -> Set<CalendarDate>
    /// How many those are.
    func openDayCount(of schedule: Schedule.ID, from: CalendarDate, through: CalendarDate) throws -> Int

    /// Makes free slots, save where the schedule has slots already, and notes their days as open. Returns how many.
    func openSlots(_ intervals: [DateInterval], of schedule: Schedule, on days: [CalendarDate]) throws -> Int
}

extension PeopleRecords {
    package func name(of principal: Principal) throws -> String {
        switch principal {
        case .patient(let id): try patient(id)?.name ?? ""
        case .practitioner(let id): try practitioner(id)?.name ?? ""
        }
    }

    package func zone(of practitioner: Practitioner.ID?) throws -> Zone? {
        try schedules(of: practitioner).first?.zone
    }

    /// The zone of what is a practitioner's: that of their first schedule, else of the clinic's first, else the program's.
    package func localZone(of practitioner: Practitioner.ID?) throws -> Zone {
        if let practitioner, let own = try zone(of: practitioner) { return own }
        return try zone(of: nil) ?? .current
    }

    /// The zone by whose clocks somebody reads times: a practitioner's own, and for a patient the clinic's.
    package func localZone(of principal: Principal) throws -> Zone {
        let own: Practitioner.ID? = if case .practitioner(let id) = principal { id } else { nil }
        return try localZone(of: own)
    }
}

package protocol SlotRecords {
    func slot(_ id: Slot.ID) throws -> SlotRecord?
    func freeSlots(_ search: SlotSearch) throws -> [OpenSlot]
    func calendarSlots(of practitioner: Practitioner.ID, in period: DateInterval) throws -> [OpenSlot]

    /// The schedule's slots that overlap the period, whatever their state, earliest first.
    func slots(of schedule: Schedule.ID, overlapping period: DateInterval) throws -> [Slot]
    /// Stores a slot that nobody holds.
    func store(_ slot: Slot) throws

    func hold(_ id: Slot.ID, by holder: Principal, until: Date) throws
    func release(_ id: Slot.ID) throws
    func markOverbooked(_ id: Slot.ID) throws
    func heldSlots(by holder: Principal) throws -> [Slot.ID]
}

package protocol AppointmentRecords {
    func appointment(_ id: Appointment.ID) throws -> Appointment?
    func summary(_ id: Appointment.ID) throws -> AppointmentSummary?
    /// So many of the list's first; all if no limit is given.
    func appointments(of principal: Principal, _ list: AppointmentList, limit: Int?) throws -> [AppointmentSummary]
    func appointmentCount(of principal: Principal, _ list: AppointmentList) throws -> Int
    /// The principal's requests whose time began after `earliest` and was over before they were answered, earliest first.
    func unanswered(of principal: Principal, since earliest: Date) throws -> [AppointmentSummary]
    /// The principal's visits that began after `earliest` and before `latest`, and go on, earliest first.
    func unfinished(of principal: Principal, since earliest: Date, before latest: Date) throws -> [AppointmentSummary]
    /// The principal's visits that began after `earliest`, and that they finished and have not signed, earliest first; as
    /// ``Overview/unsigned`` says.
    func unsigned(of principal: Principal, since earliest: Date) throws -> [AppointmentSummary]

    /// The live appointment that keeps the slot.
    func keeper(of slot: Slot.ID) throws -> Appointment?
    /// The live appointments of the principal that overlap the period.
    func live(of principal: Principal, overlapping period: DateInterval) throws -> [AppointmentSummary]
    /// The appointment that this one was moved to.
    func replacement(of id: Appointment.ID) throws -> Appointment.ID?

    /// Stores a new or changed appointment and keeps its slot in step: taken, asked for or free.
    func store(_ appointment: Appointment, by principal: Principal) throws
    /// The same for one that is known to be new.
    func add(_ appointment: Appointment, by principal: Principal) throws

    /// The encounter that began last.
    func encounter(of appointment: Appointment.ID) throws -> Encounter?
    /// Every encounter that points to the appointment.
    func encounters(of appointment: Appointment.ID) throws -> [Encounter]
    func store(_ encounter: Encounter) throws
}

extension AppointmentRecords {
    package func appointments(of principal: Principal, _ list: AppointmentList) throws -> [AppointmentSummary] {
        try appointments(of: principal, list, limit: nil)
    }
}

package protocol CommunicationRecords {
    func communication(_ id: Communication.ID) throws -> Communication?
    /// Those that are delivered, oldest first.
    func communications(in correspondence: Correspondence) throws -> [Communication]
    /// The last that is delivered in each of the principal's conversations, latest first.
    func lastCommunications(of principal: Principal) throws -> [(pair: Correspondence, last: Communication)]
    /// In how many of the principal's conversations the other has said the last word.
    func unansweredCount(of principal: Principal) throws -> Int
    /// How many wait for the principal to read them, by who has sent them.
    func unreadCounts(of principal: Principal) throws -> [Principal: Int]
    /// What a sender prepares for a recipient, and has not sent.
    func draft(from sender: String, to recipient: String) throws -> Communication?
    /// What a sender prepares for anybody, and has not sent, in the order in which it was begun.
    func drafts(from sender: String) throws -> [Communication]
    func store(_ communication: Communication) throws
}

package protocol AuditRecords {
    func append(_ entry: AuditEntry) throws
    func auditEvents(_ search: AuditSearch) throws -> [AuditEvent]
}

package protocol AccountRecords {
    func account(userName: String) throws -> Account?
    func account(of principal: Principal) throws -> Account?
    /// All of them, by user name.
    func accounts() throws -> [Account]
    func store(_ account: Account) throws

    func failures(userName: String) throws -> SignInFailures?
    func setFailures(_ failures: SignInFailures?, userName: String) throws

    func session(digest: String) throws -> SessionRecord?
    /// Those that are not over, in the order in which they began.
    func sessions() throws -> [SessionRecord]
    func store(_ session: SessionRecord) throws
    /// Notes that a session was used, unless it has been within `SessionRecord.usePrecision`.
    func noteUse(ofSession digest: String) throws
    /// Ends a session, and has listeners look: each program that goes on with it shows the way in at once.
    ///
    /// - Parameter ending: Why it ends.
    func endSession(digest: String, as ending: SessionState) throws
    /// Ends them all, and has listeners look.
    func endSessions(of principal: Principal, as ending: SessionState) throws

    func keptAnswer(to key: String, of principal: Principal) throws -> KeptAnswer?
    /// Keeps an answer, and lets go of those that are older than `KeptAnswer.duration`. Throws where the key is known.
    func keep(_ answer: KeptAnswer) throws
}
