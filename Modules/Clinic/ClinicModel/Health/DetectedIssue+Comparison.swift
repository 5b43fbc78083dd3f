extension DetectedIssue {
    /// What is known against a medicine, or against one whose name is written almost so; nil where nothing is. Where the
    /// name that is known against it is itself mistyped, it is compared by what is written almost so, which is said behind
    /// it.
    ///
    /// - Parameter speaks: Whether the first speaks against the second.
    init?(
        _ kind: Kind, _ implicated: String, _ known: CodeableConcept, _ medication: CodeableConcept,
        _ speaks: (CodeableConcept, CodeableConcept) -> Bool
    ) {
        if speaks(known, medication) {
            self.init(kind: kind, implicated: implicated, detail: known.display)
        } else if let near = medication.nearNames(in: known).first(where: { speaks(known, CodeableConcept(text: $0)) })
        {
            self.init(kind: kind, implicated: implicated, detail: known.display, near: near)
        } else if let meant = known.nearSubstances().first(where: { speaks(CodeableConcept(text: $0), medication) }) {
            self.init(kind: kind, implicated: implicated, detail: "\(known.display) (\(meant)?)")
        } else {
            return nil
        }
    }
}

extension DetectedIssue {
    /// Whether what is active already is of the medicine's group, such as another penicillin, and no more is known.
    package var isOfSameGroup: Bool {
        let other = CodeableConcept(text: detail)
        return kind == .duplicateClass && near == nil && TherapeuticClass.classes(of: other).isEmpty
            && !MedicineGroup.groups(of: other).isEmpty
    }
}

extension AllergyIntolerance {
    /// What it says against a medicine; nil where it says nothing.
    package func issue(with medication: CodeableConcept) -> DetectedIssue? {
        let direct = substances.lazy.compactMap { substance in
            DetectedIssue(.allergy, id.reference, substance, medication) { $0.speaks(against: $1) }
        }.first
        if let direct { return direct }
        var related = substances.lazy.compactMap { substance in
            DetectedIssue(.relatedAllergy, id.reference, substance, medication) { $0.isRelated(to: $1) }
        }.first
        if mayBeLifeThreatening { related?.severity = .high }
        return related
    }

    /// Whether it is said that the next reaction may threaten the life: a high criticality, a severe reaction, or
    /// anaphylaxis.
    package var mayBeLifeThreatening: Bool {
        criticality == .high
            || reactions.contains { reaction in
                reaction.severity == .severe || reaction.manifestations.contains(where: \.isAnaphylaxis)
            }
    }
}

extension [AllergyIntolerance] {
    /// What those that somebody has now say against what is taken. What was stopped or completed is not taken.
    package func issues(with request: MedicationRequest) -> [DetectedIssue] {
        guard request.isActive, let medication = request.medication else { return [] }
        return filter(\.isActive).compactMap { $0.issue(with: medication) }
    }
}

extension CodeableConcept {
    private static let anaphylaxisCodes: Set = ["39579001", "241929008", "609328004"]

    /// Whether a reaction is anaphylaxis, by its code in SNOMED CT or by its name.
    fileprivate var isAnaphylaxis: Bool {
        codings.contains { $0.system == "http://snomed.info/sct" && Self.anaphylaxisCodes.contains($0.code ?? "") }
            || ([text] + codings.map(\.display)).compactMap(\.self).flatMap(\.searchWords).contains { word in
                word.hasPrefix("anaphyla")
            }
    }
}
