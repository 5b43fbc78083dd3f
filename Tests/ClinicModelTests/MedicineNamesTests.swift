import ClinicModel
import Testing

struct MedicineNamesTests {
    private let names = MedicineNames(["Metformin 500 mg tablet", "Ramipril 5 mg tablet", "Ramipril 5 mg tablet"])

    @Test func `what is typed is found by the beginnings of its words, and where it is written almost so`() {
        #expect(names.names.count == 2)
        #expect(names.suggestions(for: "met") == ["Metformin 500 mg tablet"])
        #expect(names.suggestions(for: "RAMI 5").first == "Ramipril 5 mg tablet")
        #expect(names.suggestions(for: "Amoxicilin") == ["Amoxicillin"])
        #expect(names.suggestions(for: "Amoxicilin 500 mg") == ["Amoxicillin 500 mg"], "the strength stays")
        let kept = MedicineNames(["Amoxicillin 500 mg", "Amoxicillin 250 mg capsule"])
        #expect(kept.suggestions(for: "amoxicilin 1000") == ["Amoxicillin 1000"], "one strength is enough")
        #expect(kept.suggestions(for: "amoxicilin 1000 mg") == ["Amoxicillin 1000 mg"])
        #expect(kept.suggestions(for: "amoxicilin 500 mg").first == "Amoxicillin 500 mg")
        #expect(names.suggestions(for: "Amoxicillin") == [], "what sounds alike is not offered beside a known name")
        #expect(names.suggestions(for: "metfornim") == ["Metformin 500 mg tablet"])
        #expect(names.suggestions(for: "Metformin 500 mg tablet").isEmpty && names.suggestions(for: " ").isEmpty)
        #expect(names.suggestions(for: "c", limit: 3).count == 3)
    }

    @Test(arguments: [
        ("Metformin 850 mg", true), ("métformin", true), ("Loremcillin", true), ("Enalapril 5 mg", true),
        ("xyzzy", false), ("xyzzy tablet", false), ("amoxicilin", false), ("Paracetamol 500 mg", true),
        ("Clamoxyl", true), ("", false),
    ])
    func `a medicine is known by the word for what is in it`(_ name: String, _ isKnown: Bool) {
        #expect(names.knows(CodeableConcept(text: name)) == isKnown)
    }

    @Test func `brands are suggested after the names that were prescribed`() {
        let names = MedicineNames(["Augmentin 625 mg"])
        #expect(names.suggestions(for: "augm") == ["Augmentin 625 mg", "Augmentin"])
        #expect(names.suggestions(for: "Clamoxil 1 g") == ["Clamoxyl 1 g"])
    }

    @Test(arguments: [
        ("Metformin 850 mg", true), ("Augmentin 625 mg", true), ("Amoxicilline 1 g", true), ("Amlodipin 5 mg", true),
        ("Lorempril", true), ("Loremsartan 8 mg", true), ("Acetylsalicylsäure 100 mg", true), ("xyzzy", false),
        ("Zorbicil 20 mg", false), ("tablet", false), ("", false),
    ])
    func `a medicine can be compared where its name says what is in it`(_ name: String, _ can: Bool) {
        #expect(CodeableConcept(text: name).canBeCompared == can)
    }

    @Test(arguments: [
        ("Penicillin", true), ("Penicillins", true), ("penicilin", false), ("Ibuprofen", true), ("Peanut", true),
        ("Bee venom", true), ("Katzenhaare", true), ("Latex", true), ("Ramipril", true), ("xyzzy", false), ("", false),
    ])
    func `what an allergy is to is known by its name`(_ name: String, _ isKnown: Bool) {
        #expect(names.knows(substance: CodeableConcept(text: name)) == isKnown)
    }

    @Test func `a substance that is mistyped is found among those that are known`() {
        #expect(names.substances(near: "penicilin").first == "Penicillin")
        #expect(names.substances(near: "Ibuprofn").first == "Ibuprofen")
        #expect(names.substances(near: "Augmentn") == ["Augmentin"])
        #expect(names.substances(near: "Penicillin").isEmpty && names.substances(near: "xyzzy").isEmpty)
        let mistaken = MedicineNames(["penicilin 500 mg"])
        #expect(!mistaken.knows(substance: CodeableConcept(text: "penicilin")), "it may be mistyped twice")
    }

    @Test func `that a name was prescribed does not say what is in it`() {
        let medicine = CodeableConcept(text: "Zorbicil 20 mg")
        #expect(MedicineNames(["Zorbicil 20 mg"]).knows(medicine) && !medicine.canBeCompared)
        var allergy = AllergyIntolerance(id: "a", code: CodeableConcept(text: "Penicillin"), patient: "p")
        #expect(medicine.isLeftToCompare(with: [allergy]) && !medicine.isLeftToCompare(with: []))
        allergy.category = [.food]
        #expect(!medicine.isLeftToCompare(with: [allergy]))
        allergy.category = [.food, .medication]
        #expect(medicine.isLeftToCompare(with: [allergy]))
        #expect(!CodeableConcept(text: "Zinnat").isLeftToCompare(with: [allergy]))
    }

    @Test(arguments: [
        ("Augmentin 625 mg", "Amoxicillin 500 mg"), ("Tylenol", "Paracetamol 1 g"), ("Aspirin", "Acetylsalicylic acid"),
        ("Janumet", "Glucophage"),
    ])
    func `a brand is what is in it`(_ brand: String, _ medicine: String) {
        #expect(CodeableConcept(text: brand).sharesIngredient(with: CodeableConcept(text: medicine)))
    }
}
