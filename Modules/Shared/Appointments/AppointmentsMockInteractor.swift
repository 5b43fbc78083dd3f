import ClinicModel

struct AppointmentsMockInteractor: AppointmentsInteractive {
    let filters: [AppointmentsFilter] = [.upcoming, .day, .past]
    let chosen: AppointmentsFilter? = nil

    func keep(_ filter: AppointmentsFilter) throws {}

    func fetchAppointments(
        _ filter: AppointmentsFilter, on date: CalendarDate?, limit: Int?, access: Access
    ) async throws -> AppointmentsEntity {
        let first = filter.calendarDays.map { _ in date ?? SampleClinic.today }
        let visits = SampleClinic.visits.filter { visit in
            filter != .past && first.map { visit.date == $0 } ?? true
        }
        return AppointmentsEntity(filter: filter, date: first, zone: SampleClinic.zone, visits: visits)
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {}

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }
}
