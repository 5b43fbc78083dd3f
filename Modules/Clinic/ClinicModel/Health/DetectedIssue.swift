/// Something that speaks against a prescription, and why it was written all the same.
package struct DetectedIssue: Hashable, Codable, Sendable, Identifiable {
    /// Codes of HL7's ActCode.
    package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        case allergy = "ALGY"
        /// The patient is allergic to a related medicine, and may react to this one too.
        case relatedAllergy = "RALG"
        /// The medicine, or another with one of its ingredients, is active already.
        case duplicate = "DUPTHPY"
        /// Another medicine that does the same is active already.
        case duplicateClass = "DUPTHPCLS"
        /// Somebody has written that the medicine, or one with its ingredient, must not be taken.
        case prohibition = "OBSA"

        package static let system = "http://terminology.hl7.org/CodeSystem/v3-ActCode"
    }

    /// How bad it could be, as far as FHIR's codes are used here.
    package enum Severity: String, Hashable, Codable, Sendable, CaseIterable {
        /// The reaction may be one that threatens the life.
        case high
    }

    package let kind: Kind
    /// A FHIR reference to the allergy, to the other prescription or to what says that it must not be taken.
    package let implicated: String
    /// The name of what is implicated.
    package let detail: String
    /// The name that was compared where that of the medicine is written almost so; nil where it was its own.
    package var near: String?
    /// Nil where nothing says that it could be bad.
    package var severity: Severity?
    /// Why it was prescribed all the same; nil as long as nobody has said so, and where nobody has to.
    package var mitigation: String?

    package init(
        kind: Kind, implicated: String, detail: String, near: String? = nil, severity: Severity? = nil,
        mitigation: String? = nil
    ) {
        self.kind = kind
        self.implicated = implicated
        self.detail = detail
        self.near = near
        self.severity = severity
        self.mitigation = mitigation
    }

    package var id: String { implicated }

    /// Whether the medicine is prescribed with a reason only; else it is warned of, and no more.
    package var needsReason: Bool {
        switch kind {
        case .allergy, .duplicate, .prohibition: true
        case .relatedAllergy: severity == .high
        case .duplicateClass: false
        }
    }
}
