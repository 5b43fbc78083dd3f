import ClinicModel

extension SQLRecords {
    func isPatient(_ patient: Patient.ID, of practitioner: Practitioner.ID) throws -> Bool {
        try db.row(Self.patientOfPractitioner, patient.rawValue, practitioner.rawValue) { _ in true } ?? false
    }

    private static let patientOfPractitioner = SQLText.kept(
        """
        SELECT 1 FROM practitioner_patient CROSS JOIN patient ON patient.id = practitioner_patient.patient_id
        WHERE practitioner_patient.patient_id = ? AND practitioner_patient.practitioner_id = ?
        """)

    func patients(of practitioner: Practitioner.ID, matching words: [String], limit: Int) throws -> [Patient] {
        let search = try db.patientSearch(of: practitioner.rawValue, matching: words, limit: limit)
        return try db.rows(search.sql, values: search.values, make: patient)
    }

    func patients(of practitioner: Practitioner.ID, like words: [SoughtWord], limit: Int) throws -> [Patient] {
        let search = try db.patientSearch(of: practitioner.rawValue, like: words, limit: limit)
        return try db.rows(search.sql, values: search.values, make: patient)
    }
}

extension PatientSearch {
    /// The columns that it has to select.
    package static let columns = SQLRecords.patientColumns
}
