import ClinicModel
import Foundation

/// What the demo's people have written to each other, up to the moment at which it is made.
struct DemoMessages {
    private typealias Line = (isPatient: Bool, text: String)

    private static let talks: [[Line]] = [
        [
            (true, "The cough is better, but it still wakes me at night. Shall I go on with the syrup?"),
            (false, "Yes, for one more week. Come by if there is fever."),
            (true, "Thank you. No fever so far."),
            (false, "Good. Please drink a lot, and write to me on Friday."),
        ],
        [
            (true, "May I eat before the vaccination?"), (false, "Yes. Only bring your vaccination card along."),
        ],
        [
            (true, "My back is stiff again after the exercises. Is that to be expected?"),
            (false, "For two days it is. Leave out the third one until we meet."),
        ],
        [
            (false, "Your blood pressure was a little high. Please measure it at home, in the morning and at night."),
            (true, "I shall. 138/86 this morning."), (false, "That looks better. Go on for a week."),
        ],
        [(true, "I lost the paper with the exercises. Could you send it to me?")],
    ]

    private let now: Date
    private var random = DemoRandom()
    private(set) var communications: [Communication] = []

    /// `visits` are those that there are already; a talk is about the last that is over.
    init(now: Date, patients: [Patient], visits: [Appointment]) {
        self.now = now
        write(Self.talks[0], between: patients[0], and: DemoStaff.all[0], visits, daysAgo: 2, unread: 1)
        write(Self.talks[1], between: patients[0], and: DemoStaff.all[1], visits, daysAgo: 9, unread: 0)
        var number = 0
        for (index, patient) in patients.enumerated().dropFirst() where random.happens(35) {
            let talk = Self.talks[2 + number % (Self.talks.count - 2)]
            number += 1
            let member = DemoStaff.all[(index + 1) % 3 == 0 ? 1 : 0]
            let daysAgo = Int.random(in: 1...20, using: &random)
            write(talk, between: patient, and: member, visits, daysAgo: daysAgo, unread: daysAgo < 8 ? 1 : 0)
        }
    }

    /// The last `unread` lines wait to be read.
    private mutating func write(
        _ talk: [Line], between patient: Patient, and member: DemoStaff.Member, _ visits: [Appointment],
        daysAgo: Int, unread: Int
    ) {
        let ends = (patient.id.reference, member.practitioner.id.reference)
        let visit = visits.filter { visit in
            visit.status == .fulfilled && visit.patient == patient.id
                && visit.practitioner == member.practitioner.id && visit.end.map { $0 <= now } ?? false
        }.max { ($0.end ?? now) < ($1.end ?? now) }
        var sent = now - Double(daysAgo) * 86400
        var last: [Bool: Communication.ID] = [:]
        for (number, line) in talk.enumerated() {
            sent += 60 * Double(Int.random(in: 9...140, using: &random))
            let communication = Communication(
                id: Communication.ID("demo-message-\(communications.count + 1)"), patient: patient.id,
                sender: line.isPatient ? ends.0 : ends.1, recipient: line.isPatient ? ends.1 : ends.0, sent: sent,
                received: number < talk.count - unread ? sent + 420 : nil,
                appointment: number == 0 ? visit?.id : nil, inResponseTo: last[!line.isPatient], text: line.text)
            last[line.isPatient] = communication.id
            communications.append(communication)
        }
    }
}
