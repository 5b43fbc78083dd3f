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

    @Test(arguments: [
        ("Penicillin", "Cefuroxime 250 mg"), ("Penicillin", "Zinnat"), ("Cefaclor", "Amoxicillin 500 mg capsule"),
        ("Penicilline", "Meropenem 1 g"), ("Meronem", "Rocephin"), ("Cephalosporins", "Aztreonam 1 g"),
        ("Aspirin", "Celecoxib 200 mg"), ("Arcoxia", "Ibuprofen 400 mg"),
    ])
    func `an allergy warns of the other groups of its family`(_ allergy: String, _ medicine: String) {
        let (allergy, medicine) = (CodeableConcept(text: allergy), CodeableConcept(text: medicine))
        #expect(allergy.isRelated(to: medicine) && medicine.isRelated(to: allergy))
        #expect(!allergy.speaks(against: medicine))
    }

    @Test(arguments: [
        ("Penicillin", "Amoxicillin 500 mg"), ("Penicillin", "Doxycycline 100 mg"), ("Aspirin", "Paracetamol 500 mg"),
        ("Peanut", "Cefuroxime 250 mg"), ("Penicillin", "Ibuprofen 400 mg"), ("Beta-lactams", "Cefuroxime 250 mg"),
    ])
    func `it does not warn of what it speaks against, nor of others`(_ allergy: String, _ medicine: String) {
        #expect(!CodeableConcept(text: allergy).isRelated(to: CodeableConcept(text: medicine)))
    }

    @Test func `codes of the ATC classification say the group without a name`() {
        func atc(_ code: String) -> CodeableConcept {
            CodeableConcept(codings: [Coding(system: "http://www.whocc.no/atc", code: code)])
        }
        #expect(
            atc("J01CE").speaks(against: atc("J01CA04")) && atc("J01C").speaks(against: CodeableConcept(text: "Amoxil"))
        )
        #expect(atc("J01CA04").isRelated(to: atc("J01DC02")) && atc("J01DH02").isRelated(to: atc("J01CE01")))
        #expect(CodeableConcept(text: "Penicillin").isRelated(to: atc("J01DD04")))
        #expect(atc("N02BA01").speaks(against: atc("M01AE01")) && atc("N02BA01").isRelated(to: atc("M01AH01")))
        #expect(!atc("J01CE").isRelated(to: atc("J01AA02")) && !atc("N02BA01").isRelated(to: atc("N02BE01")))
        #expect(atc("J01CA04").canBeCompared && !atc("V01AA01").canBeCompared)
        let elsewhere = CodeableConcept(codings: [Coding(system: "http://example.org", code: "J01DC02")])
        #expect(!atc("J01CA04").isRelated(to: elsewhere))
    }

    @Test(arguments: [
        ("Ramipril 5 mg", "Lisinopril 10 mg"), ("Tritace", "Enalapril 5 mg"), ("Valsartan 80 mg", "Cozaar"),
        ("Bisoprolol 5 mg", "Carvedilol 6.25 mg"), ("Simvastatin 20 mg", "Sortis 20 mg"), ("Marcumar", "Eliquis 5 mg"),
        ("Warfarin 5 mg", "Dabigatran 150 mg"), ("Omeprazol 20 mg", "Pantoprazole 40 mg"),
        ("Diazepam 5 mg", "Alprazolam 0.5 mg"), ("Citalopram 20 mg", "Sertraline 50 mg"),
    ])
    func `medicines that do the same are told`(_ one: String, _ other: String) {
        let (one, other) = (CodeableConcept(text: one), CodeableConcept(text: other))
        #expect(one.worksLike(other) && other.worksLike(one))
    }

    @Test(arguments: [
        ("Ramipril 5 mg", "Tritace"), ("Ramipril 5 mg", "Valsartan 80 mg"), ("Omeprazole 20 mg", "Aripiprazole 10 mg"),
        ("Citalopram 20 mg", "Duloxetine 30 mg"), ("Simvastatin 20 mg", "Nystatin"),
        ("Diazepam 5 mg", "Zolpidem 10 mg"), ("Amoxicillin 500 mg", "Flucloxacillin 500 mg"),
    ])
    func `neither the same medicine nor another class does the same`(_ one: String, _ other: String) {
        #expect(!CodeableConcept(text: one).worksLike(CodeableConcept(text: other)))
    }

    @Test func `codes of the ATC classification say that two medicines do the same`() {
        func atc(_ code: String) -> CodeableConcept {
            CodeableConcept(codings: [Coding(system: "http://www.whocc.no/atc", code: code)])
        }
        #expect(atc("C09AA05").worksLike(atc("C09BA03")) && atc("C09AA05").worksLike(CodeableConcept(text: "Zestril")))
        #expect(atc("B01AE07").worksLike(atc("B01AA04")) && !atc("B01AE03").worksLike(atc("B01AA04")))
        #expect(!atc("C09AA05").worksLike(atc("C09CA01")))
    }

    @Test func `two medicines of a group are not the same medicine`() {
        let (one, other) = (CodeableConcept(text: "Ramipril 5 mg"), CodeableConcept(text: "Lisinopril 10 mg"))
        #expect(!one.sharesIngredient(with: other))
    }
}
