extension VitalSign {
    /// Its name, as a series of it is titled.
    package var words: Phrase {
        switch self {
        case .systolic: "Systolic pressure"
        case .diastolic: "Diastolic pressure"
        case .pulse: "Heart rate"
        case .temperature: "Body temperature"
        case .respiration: "Respiratory rate"
        case .oxygen: "Oxygen saturation"
        case .weight: "Body weight"
        case .height: "Body height"
        }
    }

    /// A value of it with its unit, such as `128 mmHg`, and with its time where that is said: `128 mmHg, 09:20`.
    package func words(of value: ExactDecimal, at time: Moment? = nil) -> Phrase {
        let amount = value.words.inUnit(unit)
        guard let time else { return amount }
        return "\(amount), \(time.time)"
    }
}

extension VitalSigns {
    /// What can be, and should be asked about, such as `Heart rate of 140 /min`.
    package var unusual: [Phrase] {
        VitalSign.allCases.compactMap { sign in
            guard let value = values[sign], !sign.usual.contains(value.value) else { return nil }
            return "\(sign.words) of \(value.words) \(sign.unit)"
        }
    }
}
