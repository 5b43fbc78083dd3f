extension Coding {
    /// What the program calls a code that it knows, with or without other words beside it.
    package var known: Phrase? {
        switch system {
        case "http://loinc.org": code.flatMap { Self.loinc[$0] }
        case "http://terminology.hl7.org/CodeSystem/service-type": code.flatMap(Self.serviceType)
        case "http://terminology.hl7.org/CodeSystem/data-absent-reason": code.flatMap(Self.dataAbsentReason)
        default: nil
        }
    }

    /// By their codes in a table: a list of results asks for the name of each.
    private static let loinc: [String: Phrase] = {
        let names: [(Phrase, codes: [String])] = [
            ("Blood pressure", ["85354-9", "55284-4"]),
            ("Systolic", ["8480-6"]),
            ("Diastolic", ["8462-4"]),
            ("Heart rate", ["8867-4"]),
            ("Body temperature", ["8310-5", "8331-1"]),
            ("Respiratory rate", ["9279-1"]),
            ("Oxygen saturation", ["2708-6", "59408-5"]),
            ("Body weight", ["29463-7", "3141-9"]),
            ("Body height", ["8302-2"]),
            ("Body mass index", ["39156-5"]),
            ("Pain severity", ["72514-3"]),
            ("Smoking", ["72166-2"]),
            ("HbA1c", ["4548-4"]),
            ("Glucose", ["2339-0", "2345-7", "15074-8"]),
            ("Total cholesterol", ["2093-3", "14647-2"]),
            ("LDL cholesterol", ["18262-6", "13457-7", "2089-1", "22748-8"]),
            ("HDL cholesterol", ["2085-9", "14646-4"]),
            ("Triglycerides", ["2571-8", "14927-8"]),
            ("Lipids", ["57698-3"]),
            ("Creatinine", ["2160-0", "14682-9", "38483-4"]),
            ("Kidney function (eGFR)", ["33914-3", "62238-1"]),
            ("Urea nitrogen", ["6299-2", "3094-0"]),
            ("Sodium", ["2947-0", "2951-2"]),
            ("Potassium", ["6298-4", "2823-3"]),
            ("Chloride", ["2069-3", "2075-0"]),
            ("Calcium", ["49765-1", "17861-6"]),
            ("Haemoglobin", ["718-7"]),
            ("Full blood count", ["58410-2"]),
            ("C-reactive protein", ["1988-5"]),
            ("TSH", ["3016-3"]),
            ("Urinalysis", ["24356-8"]),
            ("Progress note", ["11506-3"]),
        ]
        return Dictionary(uniqueKeysWithValues: names.flatMap { name, codes in codes.map { ($0, name) } })
    }()

    private static func serviceType(_ code: String) -> Phrase? {
        switch code {
        case "57": "Immunization"
        case "65": "Physiotherapy"
        case "124": "General practice"
        default: nil
        }
    }

    private static func dataAbsentReason(_ code: String) -> Phrase? {
        switch code {
        case "unknown": "Value not known"
        case "asked-unknown": "Asked, but not known"
        case "temp-unknown": "Not known yet"
        case "not-asked": "Not asked"
        case "asked-declined": "Asked, but not told"
        case "masked": "Value withheld"
        case "not-applicable": "Does not apply"
        case "unsupported": "Value not supported"
        case "as-text": "Value given as text"
        case "error": "Failed measurement"
        case "not-a-number": "Not a number"
        case "negative-infinity": "Too low to be measured"
        case "positive-infinity": "Too high to be measured"
        case "not-performed": "Not measured"
        case "not-permitted": "Not permitted"
        default: nil
        }
    }
}
