import ClinicModel
import Foundation

/// A small clinic: two patients, two practitioners, their schedules. Its Mondays begin at 08:00 in Berlin.
package enum ClinicFixture {
    /// Monday, 09:00 in Berlin.
    package static let monday = Date(timeIntervalSince1970: 1_795_420_800)

    package static let ana = Patient(
        id: "ana", identifiers: [Identifier(system: "urn:clinic", value: "P-1001")],
        names: [HumanName(use: .official, family: "Fernández", given: ["Ana", "María"])], gender: .female,
        birthDate: PartialDate("1984-02-29"))
    package static let bo = Patient(
        id: "bo", identifiers: [Identifier(system: "urn:clinic", value: "P-1002")],
        names: [
            HumanName(use: .official, family: "Lindqvist", given: ["Bo"]),
            HumanName(use: .nickname, text: "Μπο Λίντκβιστ"),
        ], gender: .male,
        birthDate: PartialDate("1950"), generalPractitioners: [ines.id])

    /// Her visits need confirmation.
    package static let ines = Practitioner(
        id: "ines", names: [HumanName(family: "Okafor", given: ["Ines"], prefix: ["Dr"])])
    /// His are booked at once.
    package static let karl = Practitioner(
        id: "karl", names: [HumanName(family: "Weber", given: ["Karl"], prefix: ["Dr"])])

    package static let zone = Zone("Europe/Berlin") ?? .utc

    package static let confirming = Schedule(
        id: "ines-gp", practitioner: ines.id,
        service: CodeableConcept(codings: [Coding(code: "124", display: "General Practice")]),
        zone: zone, policy: SchedulePolicy(needsConfirmation: true, horizon: 14 * 86400),
        plan: weekdays(slotMinutes: 20))
    package static let immediate = Schedule(
        id: "karl-skin", practitioner: karl.id,
        service: CodeableConcept(codings: [Coding(code: "168", display: "Dermatology")]),
        zone: zone, policy: SchedulePolicy(horizon: 14 * 86400), plan: weekdays(slotMinutes: 30))

    package static let entities: [ResourceEntity] = [
        .patient(ana), .patient(bo), .practitioner(ines), .practitioner(karl), .schedule(confirming),
        .schedule(immediate),
    ]

    package static let password = "open sesame"
    package static let accounts: [(userName: String, principal: Principal)] = [
        ("ana", .patient(ana.id)), ("bo", .patient(bo.id)), ("ines", .practitioner(ines.id)),
        ("karl", .practitioner(karl.id)),
    ]

    private static func weekdays(slotMinutes: Int) -> WeeklyPlan {
        WeeklyPlan(
            hours: (1...5).map { WeeklyPlan.Hours(weekday: $0, opens: WallTime(8), closes: WallTime(12)) },
            slotMinutes: slotMinutes)
    }

    /// The slot of a schedule that starts at an instant such as `2026-11-24T09:20:00Z`.
    package static func slot(of schedule: Schedule, at text: String) throws -> Slot.ID {
        .planned(at: try Date(text), on: schedule.id)
    }
}
