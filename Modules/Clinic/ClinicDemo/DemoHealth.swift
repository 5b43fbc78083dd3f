import ClinicModel
import Foundation

/// The demo's health records: two years of some patients, up to the moment at which it is made.
struct DemoHealth {
    let now: Date
    let doctor = DemoStaff.all[0].practitioner.id.reference
    private var random = DemoRandom()
    var resources: [HealthResource] = []
    var orders: [ServiceRequest] = []

    init(now: Date, patients: [Patient], encounters: [Encounter]) {
        self.now = now
        tellFirst(patients[0].id, encounters)
        for (index, patient) in patients.enumerated().dropFirst().prefix(9) {
            tell(patient.id, number: index)
        }
        for encounter in encounters where encounter.status == .inProgress { document(encounter) }
        resources += orders.map { .serviceRequest($0) }
    }

    /// Whom one tries the patient's app as: somebody with diabetes who does better than two years ago.
    private mutating func tellFirst(_ patient: Patient.ID, _ encounters: [Encounter]) {
        allergy("Penicillin", .high, "Hives", .moderate, of: patient, daysAgo: 2900)
        problem("Type 2 diabetes mellitus", code: "44054006", of: patient, daysAgo: 1460)
        problem("Essential hypertension", code: "59621000", of: patient, daysAgo: 1100)
        problem("Acute bronchitis", code: "10509002", of: patient, daysAgo: 410, endedDaysAgo: 390)
        prescribeFirst(patient)
        vaccination("Influenza, seasonal", of: patient, daysAgo: 388)
        vaccination("Tetanus and diphtheria", of: patient, daysAgo: 236)
        vaccination("Hepatitis A", of: patient, daysAgo: 238)
        pressure(from: (152, 94), to: (131, 82), of: patient, count: 16)
        course(of: .weight, patient, count: 10)
        course(of: .pulse, patient, count: 10)
        course(of: .sugar, patient, count: 8)
        course(of: .cholesterol, patient, count: 5)
        course(of: .creatinine, patient, count: 5)
        note(
            "Diabetes control",
            "Feels well and walks for half an hour most days.\n"
                + "Feet without wounds, sensation intact.\n\nPlan: go on with metformin, HbA1c in three months.",
            of: patient, encounters)
        order(.ophthalmology, because: "Diabetes, once a year", of: patient, daysAgo: 19)
        report("Lipid panel", "LDL cholesterol has come down. Go on as before.", of: patient)
    }

    /// Some have a result that waits for the doctor to release it.
    private mutating func tell(_ patient: Patient.ID, number: Int) {
        if random.happens(50) {
            let all = [("Pollen", "Sneezing"), ("Peanut", "Swelling of the lips"), ("Ibuprofen", "Rash")]
            let (name, reaction) = all[number % all.count]
            allergy(name, number % 2 == 0 ? .low : .high, reaction, .mild, of: patient, daysAgo: 1000 + 90 * number)
        }
        let problems = [("Asthma", "195967001"), ("Migraine", "37796009"), ("Hypothyroidism", "40930008")]
        let (name, code) = problems[number % problems.count]
        problem(name, code: code, of: patient, daysAgo: 500 + 40 * number)
        if number % 3 == 0 { askForRefill(of: prescribeThyroxine(patient), patient, number) }
        vaccination("Influenza, seasonal", of: patient, daysAgo: 25 + number)
        pressure(from: (128 + number, 80), to: (122 + number, 78), of: patient, count: 5)
        let measure = [DemoMeasure.haemoglobin, .thyroid, .cholesterol][number % 3]
        course(of: measure, patient, count: 5, waiting: number % 3 == 1)
    }
}

extension DemoHealth {
    func day(_ daysAgo: Int) -> Date { now - Double(daysAgo) * 86400 }

    func id<Target: Entity>(_ type: Target.Type) -> EntityID<Target> {
        EntityID("demo-\(Target.resourceType.lowercased())-\(resources.count + 1)")
    }

    private mutating func allergy(
        _ name: String, _ criticality: AllergyIntolerance.Criticality, _ reaction: String,
        _ severity: AllergyIntolerance.Reaction.Severity, of patient: Patient.ID, daysAgo: Int
    ) {
        resources.append(
            .allergyIntolerance(
                AllergyIntolerance(
                    id: id(AllergyIntolerance.self), criticality: criticality, code: CodeableConcept(demo: name),
                    patient: patient, recorded: .instant(day(daysAgo)),
                    reactions: [.init(manifestations: [CodeableConcept(demo: reaction)], severity: severity)])))
    }

    private mutating func problem(
        _ name: String, code: String, of patient: Patient.ID, daysAgo: Int, endedDaysAgo: Int? = nil
    ) {
        let coding = Coding(system: "http://snomed.info/sct", code: code, display: name)
        resources.append(
            .condition(
                Condition(
                    id: id(Condition.self), clinicalStatus: endedDaysAgo == nil ? .active : .resolved,
                    code: CodeableConcept(demo: name, coding), patient: patient, onset: .instant(day(daysAgo)),
                    abatement: endedDaysAgo.map { .instant(day($0)) }, recorded: .instant(day(daysAgo)))))
    }

    private mutating func vaccination(_ name: String, of patient: Patient.ID, daysAgo: Int) {
        resources.append(
            .immunization(
                Immunization(
                    id: id(Immunization.self), vaccine: CodeableConcept(demo: name), patient: patient,
                    occurrence: .instant(day(daysAgo)))))
    }

    private mutating func note(_ title: String, _ text: String, of patient: Patient.ID, _ encounters: [Encounter]) {
        let visit = encounters.last { $0.patient == patient && $0.practitioners.first?.reference == doctor }
        let coding = Coding(system: "http://loinc.org", code: "11506-3", display: "Progress note")
        resources.append(
            .documentReference(
                DocumentReference(
                    id: id(DocumentReference.self), docStatus: .final,
                    type: CodeableConcept(demo: "Progress note", coding), patient: patient,
                    encounter: visit?.id, written: visit?.end ?? day(19), authors: [doctor],
                    attachment: Attachment(
                        contentType: "text/plain; charset=utf-8", data: Data(text.utf8), title: title))))
    }

    /// The last values of a measure that wait for release, and what is concluded from them.
    private mutating func report(_ title: String, _ conclusion: String, of patient: Patient.ID) {
        let taken = day(1)
        let value = observe(.cholesterol, "2.7", patient, at: taken, released: nil)
        let coding = Coding(system: "http://loinc.org", code: "57698-3", display: title)
        let order = order(.lipids, because: "On atorvastatin", of: patient, daysAgo: 2)
        resources.append(
            .diagnosticReport(
                DiagnosticReport(
                    id: id(DiagnosticReport.self),
                    categories: [
                        CodeableConcept(system: "http://terminology.hl7.org/CodeSystem/v2-0074", code: "LAB")
                    ],
                    code: CodeableConcept(demo: title, coding), patient: patient, effective: .instant(taken),
                    issued: taken + 20 * 3600, performers: [doctor], results: [value], conclusion: conclusion,
                    basis: [order])))
    }
}

extension DemoHealth {
    /// A measure over two years; the last value was released some days ago, or waits for that.
    private mutating func course(of measure: DemoMeasure, _ patient: Patient.ID, count: Int, waiting: Bool = false) {
        for index in 0..<count {
            let isLast = index == count - 1
            let regular = 700 - 694 * index / (count - 1) + Int.random(in: 0...9, using: &random)
            let taken = day(isLast ? (waiting ? 1 : 6) : regular)
            let part = Double(index) / Double(count - 1) + Double.random(in: -0.12...0.12, using: &random)
            let text = measure.value(at: part)
            _ = observe(measure, text, patient, at: taken, released: isLast && waiting ? nil : taken + 2 * 86400)
        }
    }

    private mutating func observe(
        _ measure: DemoMeasure, _ value: String, _ patient: Patient.ID, at taken: Date, released: Date?
    ) -> Observation.ID {
        let result = measure.observation(
            id(Observation.self), value, of: patient, by: doctor, at: taken, released: released, now: now)
        resources.append(.observation(result))
        return result.id
    }

    private mutating func pressure(
        from first: (Int, Int), to last: (Int, Int), of patient: Patient.ID, count: Int
    ) {
        for index in 0..<count {
            func value(_ from: Int, _ to: Int, _ chance: Int) -> String {
                String(from + (to - from) * index / (count - 1) + chance)
            }
            let values = [
                value(first.0, last.0, Int.random(in: -4...4, using: &random)),
                value(first.1, last.1, Int.random(in: -3...3, using: &random)),
            ]
            resources.append(
                .observation(
                    Observation(
                        id: id(Observation.self), categories: [DemoMeasure.category(.vitalSigns)],
                        code: CodeableConcept(
                            codings: [Coding(system: "http://loinc.org", code: "85354-9", display: "Blood pressure")],
                            text: "Blood pressure"),
                        patient: patient, effective: .instant(day(710 - 704 * index / (count - 1))),
                        performers: [doctor],
                        components: zip(Self.pressureParts, values).map { part, value in
                            .init(
                                code: part.code,
                                value: .quantity(Quantity(ExactDecimal(value), "mmHg", code: "mm[Hg]")),
                                referenceRanges: [
                                    .init(high: Quantity(ExactDecimal(part.high), "mmHg", code: "mm[Hg]"))
                                ])
                        })))
        }
    }

    private static let pressureParts = [("8480-6", "Systolic", "140"), ("8462-4", "Diastolic", "90")].map {
        (
            code: CodeableConcept(
                codings: [Coding(system: "http://loinc.org", code: $0.0, display: "\($0.1) blood pressure")], text: $0.1
            ),
            high: $0.2
        )
    }
}
