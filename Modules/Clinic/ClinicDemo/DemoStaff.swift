import ClinicModel
import Foundation

/// The demo's practitioners and their hours.
enum DemoStaff {
    struct Member {
        let user: String
        let practitioner: Practitioner
        let schedule: Schedule
    }

    static let organization = Organization(
        id: "demo-clinic", identifiers: [Identifier(system: DemoPatients.system + "site", value: "1")],
        name: "Caduceus Demo Clinic")

    /// The first of them wants to confirm visits.
    static let all = [
        member(
            1, user: DemoClinic.doctorUser,
            name: HumanName(use: .official, family: "Marković", given: ["Elena"], prefix: ["Dr."]), gender: .female,
            service: ("124", "General Practice"),
            policy: SchedulePolicy(needsConfirmation: true, horizon: horizon),
            plan: WeeklyPlan(hours: hours(1...7, (8, 12), (13, 18)), slotMinutes: 20, bufferMinutes: 5)),
        member(
            2, user: "demo-nurse", name: HumanName(use: .official, family: "Okafor", given: ["Chidi"]), gender: .male,
            service: ("57", "Immunization"), policy: SchedulePolicy(horizon: horizon),
            plan: WeeklyPlan(hours: hours(1...6, (9, 12), (13, 17)), slotMinutes: 15, bufferMinutes: 5)),
        member(
            3, user: "demo-physio",
            name: HumanName(use: .official, text: "田中 美咲", family: "田中", given: ["美咲"]), gender: .female,
            service: ("65", "Physiotherapy"), policy: SchedulePolicy(horizon: horizon),
            plan: WeeklyPlan(hours: hours(1...5, (8, 12), (14, 18)), slotMinutes: 30, bufferMinutes: 10)),
    ]

    /// One more of a large demo, who has no account.
    static func more(_ number: Int, _ random: inout DemoRandom) -> Member {
        let (name, gender) = DemoNames.name(&random)
        return member(
            number, user: "demo-practice-\(number)", name: name, gender: gender, service: ("124", "General Practice"),
            policy: SchedulePolicy(horizon: horizon),
            plan: WeeklyPlan(hours: hours(1...5, (8, 12), (13, 18)), slotMinutes: 20, bufferMinutes: 5))
    }

    private static let horizon: TimeInterval = 28 * 86400

    private static func member(
        _ number: Int, user: String, name: HumanName, gender: AdministrativeGender,
        service: (code: String, display: String),
        policy: SchedulePolicy, plan: WeeklyPlan
    ) -> Member {
        let id = Practitioner.ID("demo-practitioner-\(number)")
        let digits = String(10_000 + number)
        let phone = "+41 00 001 \(digits.dropFirst().prefix(2)) \(digits.suffix(2))"
        let coding = Coding(
            system: "http://terminology.hl7.org/CodeSystem/service-type", code: service.code, display: service.display)
        return Member(
            user: user,
            practitioner: Practitioner(
                id: id, identifiers: [Identifier(system: DemoPatients.system + "staff", value: String(number))],
                names: [name],
                telecom: [
                    ContactPoint(system: .phone, value: phone, use: .work),
                    ContactPoint(system: .email, value: "\(user)@caduceus.example"),
                ], gender: gender),
            schedule: Schedule(
                id: Schedule.ID("demo-\(user.dropFirst("demo-".count))"), practitioner: id,
                service: CodeableConcept(codings: [coding], text: service.display),
                zone: DemoClinic.zone, policy: policy, plan: plan))
    }

    private static func hours(_ days: ClosedRange<Int>, _ spans: (Int, Int)...) -> [WeeklyPlan.Hours] {
        days.flatMap { day in
            spans.map { WeeklyPlan.Hours(weekday: day, opens: WallTime($0.0), closes: WallTime($0.1)) }
        }
    }
}
