import ClinicModel
import Foundation

extension SQLRecords {
    func appointments(of principal: Principal, _ list: AppointmentList, limit: Int?) throws -> [AppointmentSummary] {
        try Agenda(of: principal, list, at: now).map(db, limit: limit, summary)
    }

    func unanswered(of principal: Principal, since earliest: Date) throws -> [AppointmentSummary] {
        try Agenda(unansweredOf: principal, since: earliest, at: now).map(db, summary)
    }

    func unfinished(of principal: Principal, since earliest: Date, before latest: Date) throws -> [AppointmentSummary] {
        try Agenda(unfinishedOf: principal, since: earliest, before: latest).map(db, summary)
    }

    func unsigned(of principal: Principal, since earliest: Date) throws -> [AppointmentSummary] {
        try Agenda(unsignedOf: principal, since: earliest).map(db, summary)
    }

    func appointmentCount(of principal: Principal, _ list: AppointmentList) throws -> Int {
        try Agenda(of: principal, list, at: now).count(db)
    }
}
