extension MedicationRequest {
    /// The day since which the medicine is taken: that of the first of the prescriptions that led to this one, each of the
    /// same medicine in the place of the one before. Nil where it is not taken now, or was prescribed once, or on one day.
    ///
    /// - Parameter requests: What was prescribed to the patient.
    package func courseStart(among requests: [MedicationRequest], in zone: Zone) -> PartialDate? {
        guard isPrescription, isActive else { return nil }
        var start = authored
        var passed: Set<ID> = [id]
        var next = prior
        while let id = next, passed.insert(id).inserted, let earlier = requests.first(where: { $0.id == id }),
            earlier.isPrescription, earlier.status != .enteredInError, earlier.medication == medication
        {
            start = earlier.authored ?? start
            next = earlier.prior
        }
        let day = start?.date(in: zone)
        return day == authored?.date(in: zone) ? nil : day
    }
}
