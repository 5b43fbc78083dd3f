import ClinicModel
import Foundation

struct AvailabilityMockInteractor: AvailabilityInteractive {
    private static let schedule = Schedule(
        id: "h1", practitioner: "p1", service: CodeableConcept(text: "Consultation"),
        policy: SchedulePolicy(needsConfirmation: true),
        plan: WeeklyPlan(
            hours: (1...5).map { .init(weekday: $0, opens: WallTime(8), closes: WallTime(12)) }, bufferMinutes: 5,
            closedDates: [CalendarDate(year: 2026, month: 12, day: 25)],
            blocks: [
                .init(
                    period: DateInterval(start: Date(timeIntervalSince1970: 1_795_597_200), duration: 3600),
                    reason: "Meeting")
            ]))

    private static let visit = AppointmentSummary(
        appointment: Appointment(
            id: "1", status: .booked, start: Date(timeIntervalSince1970: 1_795_597_200),
            end: Date(timeIntervalSince1970: 1_795_598_400),
            participants: [.init(actor: "Patient/s1", status: .accepted)]),
        patientName: "Sam Sample", practitionerName: "Dr. Ada Sample", zone: .utc)

    var now: Date { Date(timeIntervalSince1970: 1_795_500_000) }

    func fetchAvailability() async throws -> [Availability] {
        [Availability(schedule: Self.schedule, visitsOutside: [Self.visit])]
    }

    func fetchEffect(of change: AvailabilityChange) async throws -> AvailabilityEffect {
        AvailabilityEffect(
            opened: [], closed: [DateInterval(start: Date(timeIntervalSince1970: 1_795_597_200), duration: 1200)],
            visitsOutside: [Self.visit])
    }

    func carryOut(_ change: AvailabilityChange) async throws {}

    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
