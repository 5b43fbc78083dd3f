/// Groups of medicines that are chemically, or in how they work, so much alike that who is allergic to a member of one may
/// react to members of the others, though most do not.
///
/// The groups are those of the WHO's ATC classification: beta-lactams are J01C (penicillins) and of J01D the cephalosporins,
/// monobactams and carbapenems; non-steroidal anti-inflammatory medicines are M01A, with the coxibs (M01AH), and the
/// salicylates (N02BA).
package enum MedicineFamily: CaseIterable, Sendable {
    case betaLactams, antiInflammatories

    private var groups: Set<MedicineGroup> {
        switch self {
        case .betaLactams: [.penicillins, .cephalosporins, .carbapenems, .monobactams]
        case .antiInflammatories: [.antiInflammatories, .coxibs]
        }
    }

    /// The families that a medicine, or a substance, is of.
    package static func families(of concept: CodeableConcept) -> Set<Self> {
        let groups = MedicineGroup.groups(of: concept)
        return Set(allCases.filter { !$0.groups.isDisjoint(with: groups) })
    }
}

extension CodeableConcept {
    /// Whether who is allergic to this may react to a medicine too: it is of another group of the same family.
    package func isRelated(to medicine: CodeableConcept) -> Bool {
        !speaks(against: medicine)
            && !MedicineFamily.families(of: self).isDisjoint(with: MedicineFamily.families(of: medicine))
    }
}

extension DetectedIssue {
    /// The family for which an allergy is related to the medicine; nil where its name does not say it.
    package var family: MedicineFamily? {
        guard kind == .relatedAllergy else { return nil }
        let families = MedicineFamily.families(of: CodeableConcept(text: detail))
        return MedicineFamily.allCases.first(where: families.contains)
    }
}
