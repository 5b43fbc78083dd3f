/// Medicines of which one is warned by an allergy to any other of them.
///
/// The members are known by the stems of their names in the WHO's list of international nonproprietary names, such as
/// `-cillin`, by the names of the groups, and by what is in the brands of ``KnownMedicines``. Others are not known.
package enum MedicineGroup: CaseIterable, Sendable {
    case penicillins, cephalosporins, sulfonamides, macrolides, quinolones, tetracyclines, antiInflammatories
    case aceInhibitors, statins

    private var beginnings: [String] {
        switch self {
        case .cephalosporins: ["cef", "ceph"]
        case .sulfonamides: ["sulfa", "sulpha"]
        case .penicillins, .macrolides, .quinolones, .tetracyclines, .antiInflammatories, .aceInhibitors, .statins: []
        }
    }

    private var endings: [String] {
        switch self {
        case .penicillins: ["cillin"]
        case .cephalosporins, .sulfonamides: []
        case .macrolides: ["thromycin"]
        case .quinolones: ["floxacin", "quinolone"]
        case .tetracyclines: ["cycline"]
        case .antiInflammatories: ["profen", "fenac", "oxicam"]
        case .aceInhibitors: ["pril"]
        case .statins: ["vastatin"]
        }
    }

    private var names: Set<String> {
        switch self {
        case .penicillins: ["amoxiclav", "augmentin"]
        case .cephalosporins, .tetracyclines: []
        case .sulfonamides: ["sulfonamide", "sulphonamide", "trimoxazole", "cotrimoxazole"]
        case .macrolides: ["macrolide"]
        case .quinolones: []
        case .antiInflammatories:
            ["nsaid", "aspirin", "acetylsalicylic", "indometacin", "naproxen", "ketorolac", "mefenamic"]
        case .aceInhibitors: []
        case .statins: ["statin"]
        }
    }

    /// Those that are prescribed most, so that a name which is mistyped is found among them.
    package static let members = [
        "Amoxicillin", "Ampicillin", "Co-amoxiclav", "Flucloxacillin", "Penicillin V", "Piperacillin", "Cefaclor",
        "Cefalexin", "Ceftriaxone", "Cefuroxime", "Co-trimoxazole", "Sulfadiazine", "Sulfasalazine", "Azithromycin",
        "Clarithromycin", "Erythromycin", "Ciprofloxacin", "Levofloxacin", "Moxifloxacin", "Doxycycline",
        "Tetracycline", "Aspirin", "Diclofenac", "Ibuprofen", "Indometacin", "Ketoprofen", "Meloxicam", "Naproxen",
        "Captopril", "Enalapril", "Lisinopril", "Perindopril", "Ramipril", "Atorvastatin", "Pravastatin",
        "Rosuvastatin", "Simvastatin",
    ]

    static let memberWords = Set(members.flatMap { CodeableConcept(text: $0).ingredientWords })

    /// - Parameter word: One of ``CodeableConcept/ingredientWords``.
    func has(_ word: String) -> Bool {
        let word = word.hasSuffix("s") ? String(word.dropLast()) : word
        return names.contains(word) || beginnings.contains(where: word.hasPrefix)
            || endings.contains { word.withoutLastVowel.hasSuffix($0.withoutLastVowel) }
    }

    /// Whether words such as “ACE inhibitors” name the group, of which each alone may mean another.
    private func isNamed(by words: Set<String>) -> Bool {
        switch self {
        case .aceInhibitors:
            words.contains { $0.hasPrefix("inhibitor") } && (words.contains("ace") || words.contains("converting"))
        case .antiInflammatories: words.contains { $0.hasPrefix("inflammator") || $0.hasPrefix("antiinflammator") }
        case .penicillins, .cephalosporins, .sulfonamides, .macrolides, .quinolones, .tetracyclines, .statins: false
        }
    }

    /// The groups that a medicine, or a substance, is of.
    static func groups(of concept: CodeableConcept) -> Set<Self> {
        let words = concept.ingredientWords
        let all = Set(([concept.text] + concept.codings.map(\.display)).compactMap(\.self).flatMap(\.searchWords))
        return Set(allCases.filter { words.contains(where: $0.has) || $0.isNamed(by: all) })
    }
}

extension CodeableConcept {
    /// Whether an allergy to this speaks against a medicine: by what is in both, or by a group that both are of.
    package func speaks(against medicine: CodeableConcept) -> Bool {
        if sharesIngredient(with: medicine) { return true }
        return !MedicineGroup.groups(of: self).isDisjoint(with: MedicineGroup.groups(of: medicine))
    }
}
