extension ClinicRecords {
    /// Throws `notFound` for a visit of the patient's that is not the principal's, and `over` for one that does not go on.
    func checkRunning(
        _ id: Encounter.ID, of patient: Patient.ID, by principal: Principal, over: ClinicError
    ) throws {
        let encounter = try encounters(of: patient).first { $0.id == id }
        guard let encounter, encounter.practitioners.contains(where: { $0.reference == principal.reference }) else {
            throw ClinicError.notFound("encounter \(id)")
        }
        guard encounter.isRunning else { throw over }
    }
}
