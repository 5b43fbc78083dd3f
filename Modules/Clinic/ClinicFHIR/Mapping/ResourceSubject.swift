import ClinicModel
import PlainText

/// Whose record a resource belongs to.
enum ResourceSubject {
    /// Where the types of R4's patient compartment refer to the patient.
    private static let elements = [
        "subject", "patient", "beneficiary", "for", "individual", "candidate", "focus", "actor", "recipient", "target",
        "source", "author",
    ]

    static func patient(of resource: JSONObject, type: String, id: String) -> Patient.ID? {
        if type == Patient.resourceType { return Patient.ID(id) }
        for name in elements {
            if let patient = resource[name].asArray.lazy.compactMap(Patient.ID.init(json:)).first { return patient }
        }
        let nested = [("participant", "actor"), ("agent", "who"), ("entity", "what"), ("link", "target")]
        for (list, name) in nested {
            let references = resource[list].asArray.lazy.compactMap { $0[name] }
            if let patient = references.compactMap(Patient.ID.init(json:)).first { return patient }
        }
        return nil
    }
}
