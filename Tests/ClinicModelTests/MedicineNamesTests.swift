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
        #expect(names.suggestions(for: "Amoxicillin") == [], "what sounds alike is not offered beside a known name")
        #expect(names.suggestions(for: "metfornim") == ["Metformin 500 mg tablet"])
        #expect(names.suggestions(for: "Metformin 500 mg tablet").isEmpty && names.suggestions(for: " ").isEmpty)
        #expect(names.suggestions(for: "c", limit: 3).count == 3)
    }

    @Test(arguments: [
        ("Metformin 850 mg", true), ("métformin", true), ("Loremcillin", true), ("Enalapril 5 mg", true),
        ("xyzzy", false), ("xyzzy tablet", false), ("amoxicilin", false), ("Paracetamol 500 mg", false), ("", false),
    ])
    func `a medicine is known by the word for what is in it`(_ name: String, _ isKnown: Bool) {
        #expect(names.knows(CodeableConcept(text: name)) == isKnown)
    }
}
