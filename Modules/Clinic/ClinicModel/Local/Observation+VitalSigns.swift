extension Observation {
    /// Which vital signs it says.
    var signs: Set<VitalSign> { Set(VitalSigns([self]).values.keys) }

    /// Whether it may be written anew as long as its visit goes on: it is preliminary, which another system's need not
    /// be, and says no more than one measuring does.
    var canBeCorrected: Bool {
        let pressure: Set = [VitalSign.systolic, .diastolic]
        return status == .preliminary && (signs == pressure || signs.count == 1 && signs.isDisjoint(with: pressure))
    }
}
