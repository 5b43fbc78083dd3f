import Foundation

/// What is ordered often.
package enum OrderChoice: String, Hashable, Codable, Sendable, CaseIterable {
    case bloodCount, haemoglobinA1c, cReactiveProtein, thyrotropin, creatinine, lipids, urinalysis
    case chestXRay, abdominalUltrasound
    case cardiology, dermatology, ophthalmology, physiotherapy

    package var category: ServiceRequest.Category {
        switch self {
        case .bloodCount, .haemoglobinA1c, .cReactiveProtein, .thyrotropin, .creatinine, .lipids, .urinalysis:
            .laboratory
        case .chestXRay, .abdominalUltrasound: .imaging
        case .cardiology, .dermatology, .ophthalmology, .physiotherapy: .referral
        }
    }

    package var concept: CodeableConcept {
        CodeableConcept(
            codings: loinc.map { [Coding(system: Self.system, code: $0)] } ?? [], text: words.description)
    }

    /// The choice that a code means, or that has been typed by its English name, by one that it has for short or by its
    /// code.
    package init?(_ concept: CodeableConcept, in category: ServiceRequest.Category?) {
        let code = concept.code(in: Self.system)
        let name = concept.display.lowercased().trimmed
        let found = Self.allCases.first { choice in
            guard choice.category == category else { return false }
            return code.map { $0 == choice.loinc } ?? choice.names.contains(name)
        }
        guard let found else { return nil }
        self = found
    }

    package static func choices(in category: ServiceRequest.Category) -> [OrderChoice] {
        allCases.filter { $0.category == category }
    }

    private static let system = "http://loinc.org"

    /// By what it may be typed, in small letters.
    private var names: [String] {
        [words.description.lowercased()] + synonyms + [loinc].compactMap(\.self)
    }

    private var synonyms: [String] {
        switch self {
        case .bloodCount: ["fbc", "cbc", "blood count", "complete blood count"]
        case .haemoglobinA1c: ["a1c", "haemoglobin a1c", "hemoglobin a1c"]
        case .cReactiveProtein: ["crp"]
        case .thyrotropin: ["thyrotropin"]
        case .creatinine: ["crea"]
        case .lipids: ["lipid panel"]
        case .urinalysis: ["urine analysis"]
        case .chestXRay: ["chest x-ray", "x-ray chest", "cxr"]
        case .abdominalUltrasound: ["abdominal ultrasound", "ultrasound abdomen"]
        case .cardiology, .dermatology, .ophthalmology: []
        case .physiotherapy: ["physio", "physical therapy"]
        }
    }

    /// Disciplines are asked by name.
    private var loinc: String? {
        switch self {
        case .bloodCount: "58410-2"
        case .haemoglobinA1c: "4548-4"
        case .cReactiveProtein: "1988-5"
        case .thyrotropin: "3016-3"
        case .creatinine: "2160-0"
        case .lipids: "57698-3"
        case .urinalysis: "24356-8"
        case .chestXRay: "36643-5"
        case .abdominalUltrasound: "24558-9"
        case .cardiology, .dermatology, .ophthalmology, .physiotherapy: nil
        }
    }
}
