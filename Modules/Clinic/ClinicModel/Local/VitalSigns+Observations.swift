import Foundation

extension VitalSigns {
    /// One Observation for each sign, and one for the pressure, with the codes that they are told apart by.
    func observations(
        of patient: Patient.ID, in encounter: Encounter.ID, at instant: Date, by performer: String
    ) -> [Observation] {
        func observation(_ coding: Coding, _ title: String) -> Observation {
            Observation(
                id: .unique(), status: .preliminary,
                categories: [
                    CodeableConcept(
                        system: Observation.Category.system, code: Observation.Category.vitalSigns.rawValue)
                ],
                code: CodeableConcept(codings: [coding], text: title), patient: patient, encounter: encounter,
                effective: .instant(instant), performers: [performer])
        }
        var observations: [Observation] = []
        if let systolic = values[.systolic], let diastolic = values[.diastolic] {
            var pressure = observation(VitalSign.pressure, "Blood pressure")
            pressure.components = [(VitalSign.systolic, systolic), (.diastolic, diastolic)].map { sign, value in
                Observation.Component(
                    code: CodeableConcept(codings: [sign.coding], text: sign.words.description),
                    value: .quantity(sign.quantity(value)))
            }
            observations.append(pressure)
        }
        for sign in VitalSign.allCases where sign != .systolic && sign != .diastolic {
            guard let value = values[sign] else { continue }
            var single = observation(sign.coding, sign.words.description)
            single.value = .quantity(sign.quantity(value))
            observations.append(single)
        }
        return observations
    }

    /// What was measured, from its Observations.
    package init(_ observations: [Observation]) {
        var values: [VitalSign: ExactDecimal] = [:]
        for observation in observations {
            for sign in VitalSign.allCases {
                let code = sign.coding.code
                func isOwn(_ concept: CodeableConcept) -> Bool { concept.code(in: sign.coding.system ?? "") == code }
                let part = observation.components.first { isOwn($0.code) }?.value
                let value = isOwn(observation.code) ? observation.value : part
                if let number = value?.quantity?.value { values[sign] = number }
            }
        }
        self.init(values)
    }
}

extension VitalSign {
    fileprivate func quantity(_ value: ExactDecimal) -> Quantity { Quantity(value, unit, code: unitCode) }
}
