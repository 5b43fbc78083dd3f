/// Medicines that do the same, of which two are seldom meant to be taken together.
///
/// The members are known as those of ``MedicineGroup`` are: by their classes in the WHO's Anatomical Therapeutic Chemical
/// (ATC) classification, by the stems of their names, such as `-sartan`, and by what is in the brands of
/// ``KnownMedicines``. Others are not known.
package enum TherapeuticClass: CaseIterable, Sendable {
    case aceInhibitors, angiotensinReceptorBlockers, betaBlockers, statins, oralAnticoagulants, protonPumpInhibitors
    case benzodiazepines, serotoninReuptakeInhibitors

    /// The beginnings of the ATC codes of its members.
    private var atcClasses: [String] {
        switch self {
        case .aceInhibitors: ["C09A", "C09B"]
        case .angiotensinReceptorBlockers: ["C09C", "C09D"]
        case .betaBlockers: ["C07"]
        case .statins: ["C10AA", "C10BA", "C10BX"]
        case .oralAnticoagulants: ["B01AA", "B01AE07", "B01AF"]
        case .protonPumpInhibitors: ["A02BC"]
        case .benzodiazepines: ["N05BA", "N05CD", "N03AE"]
        case .serotoninReuptakeInhibitors: ["N06AB"]
        }
    }

    /// The endings of its members' names.
    private var endings: [String] {
        switch self {
        case .aceInhibitors: ["pril"]
        case .angiotensinReceptorBlockers: ["sartan"]
        case .betaBlockers: ["olol", "alol", "dilol"]
        case .statins: ["vastatin"]
        case .oralAnticoagulants: ["xaban", "gatran", "coumarol", "coumon"]
        case .protonPumpInhibitors: ["prazole"]
        case .benzodiazepines: ["azepam", "azolam"]
        case .serotoninReuptakeInhibitors: []
        }
    }

    /// Endings of names that end as its members' do, and are of none.
    private var otherEndings: [String] {
        switch self {
        case .protonPumpInhibitors: ["piprazole"]
        case .betaBlockers: ["nozolol"]
        case .aceInhibitors, .angiotensinReceptorBlockers, .statins, .oralAnticoagulants, .benzodiazepines,
            .serotoninReuptakeInhibitors:
            []
        }
    }

    /// Members whose names do not say it.
    private var names: [String] {
        switch self {
        case .oralAnticoagulants: ["warfarin", "fluindione"]
        case .benzodiazepines: ["chlordiazepoxide", "clobazam", "clorazepate"]
        case .serotoninReuptakeInhibitors:
            ["citalopram", "escitalopram", "fluoxetine", "fluvoxamine", "paroxetine", "sertraline"]
        case .aceInhibitors, .angiotensinReceptorBlockers, .betaBlockers, .statins, .protonPumpInhibitors: []
        }
    }

    private func has(_ coding: Coding) -> Bool { coding.isATC(of: atcClasses) }

    /// - Parameter word: One of ``CodeableConcept/ingredientWords``.
    private func has(_ word: String) -> Bool {
        let name = word.withoutLastVowel
        guard !otherEndings.contains(where: { name.hasSuffix($0.withoutLastVowel) }) else { return false }
        return names.contains { $0.withoutLastVowel == name }
            || endings.contains { name.hasSuffix($0.withoutLastVowel) }
    }

    /// The classes that a medicine is of.
    package static func classes(of medicine: CodeableConcept) -> Set<Self> {
        let words = medicine.ingredientWords
        return Set(
            allCases.filter { own in
                words.contains { own.has($0) } || medicine.codings.contains { own.has($0) }
            })
    }
}

extension CodeableConcept {
    /// Whether this and another medicine do the same: both are of one class, and have no ingredient in common.
    package func worksLike(_ medicine: CodeableConcept) -> Bool {
        !sharesIngredient(with: medicine)
            && !TherapeuticClass.classes(of: self).isDisjoint(with: TherapeuticClass.classes(of: medicine))
    }
}
