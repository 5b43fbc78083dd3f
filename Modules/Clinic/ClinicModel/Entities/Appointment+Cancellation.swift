extension Appointment {
    /// Whether it was asked for, and the practitioner said no.
    package var isDeclined: Bool {
        status == .cancelled
            && participants.contains { $0.status == .declined && Practitioner.ID(reference: $0.actor) != nil }
    }

    /// Whether it was cancelled for the patient: by the patient, or at the patient's wish.
    package var isCancelledByPatient: Bool { cancellationReason?.isPatients == true || isWithdrawnByPatient }

    /// Whether it was cancelled for the patient, and nobody recorded that the patient did so: the clinic was told.
    package var isCancelledAtWish: Bool { cancellationReason?.isPatients == true && !isWithdrawnByPatient }

    private var isWithdrawnByPatient: Bool {
        status == .cancelled
            && participants.contains { $0.status == .declined && Patient.ID(reference: $0.actor) != nil }
    }

    /// Which side has cancelled it; nil where none has, or where that is not recorded.
    package var cancelledBy: Principal.Role? {
        guard status == .cancelled else { return nil }
        if isCancelledByPatient { return .patient }
        return cancellationReason != nil || isDeclined ? .practitioner : nil
    }
}
