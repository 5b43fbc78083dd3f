import Foundation

struct LocalOverviewGateway: OverviewGateway {
    let desk: Desk

    func overview() async throws -> Overview {
        let principal = desk.principal
        return try await desk.read(principal.reference) { records in
            let upcoming = try records.appointments(of: principal, .upcoming)
            let today = DateInterval.day(of: records.now, in: try zone(for: principal, upcoming, records))
            return Overview(
                name: try records.name(of: principal),
                next: upcoming.first,
                today: try records.appointments(of: principal, .during(today)),
                requests: try records.appointments(of: principal, .requested),
                upcomingCount: upcoming.count,
                pastCount: try records.appointmentCount(of: principal, .past))
        }
    }

    @Sendable private func zone(
        for principal: Principal, _ upcoming: [AppointmentSummary], _ records: any ClinicRecords
    ) throws -> TimeZone {
        let name: String? =
            switch principal {
            case .patient: try upcoming.first?.timeZoneName ?? records.schedules(of: nil).first?.timeZoneName
            case .practitioner(let id): try records.schedules(of: id).first?.timeZoneName
            }
        return name.flatMap(TimeZone.init(identifier:)) ?? .gmt
    }
}

extension PeopleRecords {
    func name(of principal: Principal) throws -> String {
        switch principal {
        case .patient(let id): try patient(id)?.name ?? ""
        case .practitioner(let id): try practitioner(id)?.name ?? ""
        }
    }
}
