/// Medicines of which one is warned by an allergy to any other of them.
///
/// The members are known by their classes in the WHO's Anatomical Therapeutic Chemical (ATC) classification where they have
/// such codes, by the stems of their names in the WHO's list of international nonproprietary names, such as `-cillin`, by
/// the names of the groups, and by what is in the brands of ``KnownMedicines``. Others are not known.
package enum MedicineGroup: CaseIterable, Sendable {
    case penicillins, cephalosporins, carbapenems, monobactams, sulfonamides, macrolides, quinolones, tetracyclines
    case antiInflammatories, coxibs, aceInhibitors, statins

    /// The beginnings of the ATC codes of its members.
    private var atcClasses: [String] {
        switch self {
        case .penicillins: ["J01C"]
        case .cephalosporins: ["J01DB", "J01DC", "J01DD", "J01DE", "J01DI"]
        case .carbapenems: ["J01DH"]
        case .monobactams: ["J01DF"]
        case .sulfonamides: ["J01E"]
        case .macrolides: ["J01FA"]
        case .quinolones: ["J01M"]
        case .tetracyclines: ["J01A"]
        case .antiInflammatories: ["M01AA", "M01AB", "M01AC", "M01AE", "M01AG", "N02BA"]
        case .coxibs: ["M01AH"]
        case .aceInhibitors: ["C09A", "C09B"]
        case .statins: ["C10AA"]
        }
    }

    private func has(_ coding: Coding) -> Bool { coding.isATC(of: atcClasses) }

    private var beginnings: [String] {
        switch self {
        case .cephalosporins: ["cef", "ceph"]
        case .sulfonamides: ["sulfa", "sulpha"]
        case .penicillins, .carbapenems, .monobactams, .macrolides, .quinolones, .tetracyclines, .antiInflammatories,
            .coxibs, .aceInhibitors, .statins:
            []
        }
    }

    private var endings: [String] {
        switch self {
        case .penicillins: ["cillin"]
        case .cephalosporins, .sulfonamides: []
        case .carbapenems: ["penem"]
        case .monobactams: ["monobactam", "treonam"]
        case .macrolides: ["thromycin"]
        case .quinolones: ["floxacin", "quinolone"]
        case .tetracyclines: ["cycline"]
        case .antiInflammatories: ["profen", "fenac", "oxicam"]
        case .coxibs: ["coxib"]
        case .aceInhibitors: ["pril"]
        case .statins: ["vastatin"]
        }
    }

    private var names: Set<String> {
        switch self {
        case .penicillins: ["amoxiclav", "augmentin", "lactam", "betalactam"]
        case .cephalosporins, .carbapenems, .monobactams: ["lactam", "betalactam"]
        case .tetracyclines, .coxibs: []
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
        "Cefalexin", "Ceftriaxone", "Cefuroxime", "Meropenem", "Co-trimoxazole", "Sulfadiazine", "Sulfasalazine",
        "Azithromycin",
        "Clarithromycin", "Erythromycin", "Ciprofloxacin", "Levofloxacin", "Moxifloxacin", "Doxycycline",
        "Tetracycline", "Aspirin", "Diclofenac", "Ibuprofen", "Indometacin", "Ketoprofen", "Meloxicam", "Naproxen",
        "Captopril", "Enalapril", "Lisinopril", "Perindopril", "Ramipril", "Atorvastatin", "Pravastatin",
        "Rosuvastatin", "Simvastatin",
    ]

    /// Names of the groups themselves.
    static let groupWords: Set = [
        "penicillin", "cephalosporin", "carbapenem", "sulfonamide", "macrolide", "quinolone", "fluoroquinolone",
        "tetracycline", "betalactam", "statin",
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
        case .penicillins, .cephalosporins, .carbapenems, .monobactams, .sulfonamides, .macrolides, .quinolones,
            .tetracyclines, .coxibs, .statins:
            false
        }
    }

    /// The groups that a medicine, or a substance, is of.
    static func groups(of concept: CodeableConcept) -> Set<Self> {
        let words = concept.ingredientWords
        let all = Set(([concept.text] + concept.codings.map(\.display)).compactMap(\.self).flatMap(\.searchWords))
        return Set(
            allCases.filter { group in
                words.contains(where: group.has) || group.isNamed(by: all) || concept.codings.contains(where: group.has)
            })
    }
}

extension Coding {
    private static let atcSystem = "http://www.whocc.no/atc"

    /// Whether it is a code of the WHO's Anatomical Therapeutic Chemical (ATC) classification that begins with one of these.
    func isATC(of classes: [String]) -> Bool {
        guard system == Self.atcSystem, let code else { return false }
        return classes.contains(where: code.hasPrefix)
    }
}

extension CodeableConcept {
    /// Whether an allergy to this speaks against a medicine: by what is in both, or by a group that both are of.
    package func speaks(against medicine: CodeableConcept) -> Bool {
        if sharesIngredient(with: medicine) { return true }
        return !MedicineGroup.groups(of: self).isDisjoint(with: MedicineGroup.groups(of: medicine))
    }

    /// Whether this and another medicine, both known by their names, are different members of one group.
    func isAnotherMember(besides medicine: CodeableConcept) -> Bool {
        !MedicineGroup.memberWords.isDisjoint(with: medicine.ingredientWords) && !sharesIngredient(with: medicine)
            && !MedicineGroup.groups(of: self).isDisjoint(with: MedicineGroup.groups(of: medicine))
    }
}
