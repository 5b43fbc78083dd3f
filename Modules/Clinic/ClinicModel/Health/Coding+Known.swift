extension Coding {
    /// What the program calls a code that it knows, with or without other words beside it.
    package var known: Phrase? {
        switch system {
        case "http://loinc.org": code.flatMap(Self.loinc)
        case "http://terminology.hl7.org/CodeSystem/service-type": code.flatMap(Self.serviceType)
        case "http://terminology.hl7.org/CodeSystem/data-absent-reason": code.flatMap(Self.dataAbsentReason)
        default: nil
        }
    }

    private static func loinc(_ code: String) -> Phrase? {
        switch code {
        case "85354-9", "55284-4": "Blood pressure"
        case "8480-6": "Systolic"
        case "8462-4": "Diastolic"
        case "8867-4": "Heart rate"
        case "8310-5", "8331-1": "Body temperature"
        case "9279-1": "Respiratory rate"
        case "2708-6", "59408-5": "Oxygen saturation"
        case "29463-7", "3141-9": "Body weight"
        case "8302-2": "Body height"
        case "39156-5": "Body mass index"
        case "72514-3": "Pain severity"
        case "72166-2": "Smoking"
        case "4548-4": "HbA1c"
        case "2339-0", "2345-7", "15074-8": "Glucose"
        case "2093-3", "14647-2": "Total cholesterol"
        case "18262-6", "13457-7", "2089-1", "22748-8": "LDL cholesterol"
        case "2085-9", "14646-4": "HDL cholesterol"
        case "2571-8", "14927-8": "Triglycerides"
        case "57698-3": "Lipids"
        case "2160-0", "14682-9", "38483-4": "Creatinine"
        case "33914-3", "62238-1": "Kidney function (eGFR)"
        case "6299-2", "3094-0": "Urea nitrogen"
        case "2947-0", "2951-2": "Sodium"
        case "6298-4", "2823-3": "Potassium"
        case "2069-3", "2075-0": "Chloride"
        case "49765-1", "17861-6": "Calcium"
        case "718-7": "Haemoglobin"
        case "58410-2": "Full blood count"
        case "1988-5": "C-reactive protein"
        case "3016-3": "TSH"
        case "24356-8": "Urinalysis"
        case "11506-3": "Progress note"
        default: nil
        }
    }

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
