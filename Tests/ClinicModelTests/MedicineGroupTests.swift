import ClinicModel
import Testing

struct MedicineGroupTests {
    @Test(arguments: [
        ("Penicillin", "Amoxicillin 500 mg capsule"), ("Penicillins", "Co-amoxiclav 625 mg tablet"),
        ("Amoxicillin", "Penicillin V 250 mg"), ("Cephalosporins", "Cefuroxime axetil 250 mg"),
        ("Sulfonamides", "Co-trimoxazole 960 mg"), ("Ibuprofen", "Diclofenac sodium 50 mg"),
        ("Aspirin", "Naproxen 250 mg tablet"), ("Erythromycin", "Clarithromycin 500 mg"),
        ("Lisinopril", "Ramipril 5 mg"), ("ACE inhibitors", "Ramipril 5 mg tablet"),
        ("Non-steroidal anti-inflammatory agent", "Ibuprofen 400 mg tablet"),
        ("Sulphonamides", "Co-trimoxazole 960 mg"), ("Simvastatin", "Atorvastatin 20 mg tablet"),
        ("Penicillin", "Augmentin 625 mg"), ("Penicillins", "Clamoxyl 500"), ("Sulfonamides", "Bactrim forte"),
        ("Ibuprofen", "Voltaren 50 mg"), ("Augmentin", "Flucloxacillin 500 mg"), ("Crestor", "Zocor 20 mg"),
        ("Penicillin", "Amoxicilline 1 g"), ("Tetracyclines", "Doxycyclin 100 mg"),
    ])
    func `an allergy speaks against the members of its group`(_ allergy: String, _ medicine: String) {
        #expect(CodeableConcept(text: allergy).speaks(against: CodeableConcept(text: medicine)))
    }

    @Test(arguments: [
        ("Penicillin", "Cefuroxime 250 mg"), ("Penicillin", "Zinnat"), ("Statins", "Nystatin oral suspension"),
        ("Sulfonamides", "Magnesium sulfate injection"), ("Cat dander", "Amoxicillin 500 mg capsule"),
        ("Ibuprofen", "Paracetamol 500 mg tablet"), ("Peanut", "Penicillin V 250 mg"),
        ("ACE inhibitors", "Omeprazole, a proton pump inhibitor"),
    ])
    func `it does not speak against others`(_ allergy: String, _ medicine: String) {
        #expect(!CodeableConcept(text: allergy).speaks(against: CodeableConcept(text: medicine)))
    }

    @Test func `two medicines of a group are not the same medicine`() {
        let (one, other) = (CodeableConcept(text: "Ramipril 5 mg"), CodeableConcept(text: "Lisinopril 10 mg"))
        #expect(!one.sharesIngredient(with: other))
    }
}
