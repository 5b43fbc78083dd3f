struct LocalPersonalDataGateway: PersonalDataGateway {
    let desk: Desk

    func export(by exporter: any RecordExporting) async throws -> RecordFile {
        let desk = desk
        let file = try await desk.read(desk.principal.reference) { records in
            try exporter.record(of: try desk.requirePatient(to: "take a record along"), in: records)
        }
        try await desk.write(desk.principal.reference, .read) { records in
            let own = try desk.requirePatient(to: "take a record along")
            try desk.audit(records, .read, own.reference, patient: own, "given out the whole record")
        }
        return file
    }
}

extension Desk {
    fileprivate func requirePatient(to doWhat: Phrase) throws -> Patient.ID {
        guard case .patient(let id) = principal else { throw ClinicError.notAllowed(doWhat) }
        return id
    }
}
