/// The visits of a practitioner, from their start to the signature. Patients may not.
///
/// All that is written is kept at once, as something that is still being written: measurements and the note are
/// `preliminary`, problems `provisional`. To sign makes it final and finishes the encounter in one step; what comes later
/// is an addendum.
package protocol VisitsGateway: Sendable {
    /// The visit of an appointment that was started. Opening it is audited.
    func visit(of appointment: Appointment.ID, access: Access) async throws -> VisitDetails

    /// What the visit is for. Throws `notPossible` once it is signed, as all below that write save those
    /// that say otherwise.
    func setReason(_ reason: String, of appointment: Appointment.ID) async throws

    /// Keeps what was measured beside what was measured earlier in the visit; of one instant it takes its place. Throws
    /// `invalid` for what nobody can have, and `notPossible` for a correction of what another system has made final.
    ///
    /// - Parameter mistake: A measurement of the visit that this corrects, which keeps its time; nil where none is.
    func measure(
        _ signs: VitalSigns, correcting mistake: Observation.ID?, in appointment: Appointment.ID) async throws

    /// Notes a problem of the patient's.
    func addProblem(_ problem: CodeableConcept, in appointment: Appointment.ID) async throws

    /// Notes that a problem is over.
    func resolve(_ problem: Condition.ID, in appointment: Appointment.ID) async throws

    /// Takes back a measurement of the visit that was entered in error, before or after the signature; of a pressure both
    /// values. Nobody is shown it any more. After the signature only whoever has had the visit may, as below.
    ///
    /// - Parameter measurement: Which one of that sign; nil for the last.
    func markMeasurementInError(
        _ sign: VitalSign, measurement: Observation.ID?, in appointment: Appointment.ID) async throws

    /// Takes back a problem that was noted in the visit in error.
    func markProblemInError(_ problem: Condition.ID, in appointment: Appointment.ID) async throws

    /// Keeps the note as far as it is written; an empty one is none.
    func saveNote(_ text: String, of appointment: Appointment.ID) async throws

    /// Orders an examination, or refers the patient to others.
    func order(_ draft: OrderDraft, in appointment: Appointment.ID) async throws -> ServiceRequest.ID

    /// Takes back an order of the visit, before or after the signature.
    func revoke(_ order: ServiceRequest.ID, reason: String, in appointment: Appointment.ID) async throws

    /// Notes that what was ordered in the visit is done, before or after the signature.
    func complete(_ order: ServiceRequest.ID, in appointment: Appointment.ID) async throws

    /// Makes final what was written, and finishes the encounter, with a note or without one.
    func sign(_ appointment: Appointment.ID) async throws

    /// Adds to a visit that is finished, with a note or without one, and only then.
    func addAddendum(_ text: String, to appointment: Appointment.ID) async throws
}

extension VisitsGateway {
    /// Keeps what was measured beside what was measured earlier in the visit.
    package func measure(_ signs: VitalSigns, in appointment: Appointment.ID) async throws {
        try await measure(signs, correcting: nil, in: appointment)
    }

    /// Takes back the last measurement of a sign in the visit.
    package func markMeasurementInError(_ sign: VitalSign, in appointment: Appointment.ID) async throws {
        try await markMeasurementInError(sign, measurement: nil, in: appointment)
    }

    /// Takes back a measurement of the visit. Throws `notFound` for one that says nothing.
    package func markInError(_ measurement: VisitMeasurement, in appointment: Appointment.ID) async throws {
        guard let sign = measurement.signs.values.keys.first else {
            throw ClinicError.notFound("measurement \(measurement.id) in this visit")
        }
        try await markMeasurementInError(sign, measurement: measurement.id, in: appointment)
    }
}
