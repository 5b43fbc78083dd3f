import ClinicModel
import Testing

struct MedicineStrengthTests {
    @Test(arguments: ["Ramipril 10", "Paracetamol 500 tablet", "Co-amoxiclav 875/125", "Ramipril 2,5"])
    func `a number alone lacks its unit`(name: String) {
        #expect(CodeableConcept(text: name).lacksUnit)
    }

    @Test(arguments: [
        "Ramipril", "Ramipril 10 mg", "Ramipril 10mg", "Vitamin B12", "Omega-3 1 g", "Insulin 100 E/mL", "Gel 5 %",
        "Co-amoxiclav 875/125 mg", "Penicillin 1 Mio. I.E.", "Amoxicillin 250 mg/5 mL", "2 in 1 cream 5 mg, coated",
    ])
    func `a number with its unit lacks none, and neither does a name without a number of its own`(name: String) {
        #expect(!CodeableConcept(text: name).lacksUnit)
    }

    @Test func `a name with a number says a strength`() {
        #expect(CodeableConcept(text: "Ramipril 10").saysStrength && !CodeableConcept(text: "Ramipril").saysStrength)
    }
}
