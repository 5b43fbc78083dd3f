import ClinicModel
import ClinicProgram

/// What a command works with once somebody has signed in.
package struct CommandVisit<App: ClinicApp>: Sendable {
    package let session: Session
    package let gateways: Gateways
    package let clinic: OpenClinic

    /// Today where any zone's will do: for an example of how days are written, and as the last day of a birth.
    var anyToday: CalendarDate { CalendarDate(of: clinic.clock.now, in: Zone.utc) }

    /// Today by the clocks of the practitioners.
    var today: CalendarDate {
        get async throws {
            CalendarDate(of: clinic.clock.now, in: try await gateways.people.practitioners().zone)
        }
    }

    /// The day that is typed, seen from today.
    func day(_ text: String) async throws -> CalendarDate {
        let today = try await today
        guard let date = DayReading.program(from: today).date(text) else {
            throw ProgramError(
                .usage, "“\(text)” is no day",
                advice: "write it such as \(today), \(PartialDate(today).words), tomorrow or +7")
        }
        return date
    }

    /// The days that are typed, seen from today: one, or several such as `24-31 Dec`.
    func days(_ text: String) async throws -> ClosedRange<CalendarDate> {
        if let days = try DayReading.program(from: try await today).span(text) { return days }
        let only = try await day(text)
        return only...only
    }

    /// The appointments of some lists, each under its name.
    ///
    /// - Parameter withCalledOff: Whether what is to come is followed by what does not take place.
    func appointments(
        _ filters: [AppointmentsFilter], on date: CalendarDate? = nil, withCalledOff: Bool = false
    ) async throws -> AppointmentsAnswer {
        let lists = AppointmentLists(App.lists, gateways: gateways, clock: clinic.clock)
        var answers: [AppointmentsAnswer.List] = []
        for filter in filters {
            let listed = try await lists.list(filter, on: date, access: .opening)
            answers.append(AppointmentsAnswer.List(filter, listed.appointments))
            if withCalledOff, filter == .upcoming {
                answers.append(AppointmentsAnswer.List(calledOff: listed.calledOff))
            }
        }
        return AppointmentsAnswer(answers, for: App.role, at: clinic.clock.now)
    }

    /// What would be to come and does not take place.
    func calledOff() async throws -> AppointmentsAnswer {
        let visits = try await gateways.appointments.appointments(.calledOff, access: .opening)
        return AppointmentsAnswer(
            [AppointmentsAnswer.List(calledOff: visits)], for: App.role, at: clinic.clock.now)
    }
}
