import ClinicModel
import Foundation

/// One practitioner of a large demo with their patients: years of visits and results.
///
/// Nobody of them is another practitioner's patient, so that no two visits of one patient can meet.
struct DemoPractice {
    /// Who is asked for by the users of every demo has, in the last days and the next, what those have.
    private static let daysOfSmallDemo = 121

    private let size: DemoSize
    private let number: Int
    private let now: Date
    private let today: CalendarDate
    private let member: DemoStaff.Member
    private let isNew: Bool
    private let taken: Set<Slot.ID>
    private var random: DemoRandom

    /// The practice of this number, from 0, of a demo of that size, beside what every demo has.
    init(_ number: Int, of size: DemoSize, beside calendar: DemoCalendar, now: Date) {
        self.size = size
        self.number = number
        self.now = now
        taken = calendar.taken
        today = CalendarDate(of: now, in: DemoClinic.zone.timeZone)
        random = DemoRandom(stream: UInt64(number + 1))
        isNew = number >= DemoStaff.all.count
        member = isNew ? DemoStaff.more(number + 1, &random) : DemoStaff.all[number]
    }

    /// Everybody and everything, each after what it refers to.
    func forEach(_ body: (ResourceEntity) throws -> Void) rethrows {
        var random = random
        if isNew {
            try body(.practitioner(member.practitioner))
            try body(.schedule(member.schedule))
        }
        let patients = (0..<share(of: size.patients)).map(id)
        for (index, patient) in patients.enumerated() {
            try body(.patient(person(patient, &random)))
            let results = share(of: size.results)
            let own = results / patients.count + (index < results % patients.count ? 1 : 0)
            try tellHealth(of: patient, results: own, &random, body)
        }
        try tellVisits(of: patients, &random, body)
    }

    /// This practice's part of so many.
    private func share(of count: Int) -> Int {
        count / size.practitioners + (number < count % size.practitioners ? 1 : 0)
    }

    private func id(_ index: Int) -> Patient.ID { Patient.ID("demo-patient-\(number + 1)-\(index + 1)") }

    private func person(_ id: Patient.ID, _ random: inout DemoRandom) -> Patient {
        let (name, gender) = DemoNames.name(&random)
        let birth = today.adding(days: -Int.random(in: 0...33_000, using: &random))
        let number = id.rawValue.dropFirst("demo-patient-".count)
        return Patient(
            id: id, identifiers: [Identifier(system: DemoPatients.system + "mrn", value: "D\(number)")],
            names: [name],
            telecom: [ContactPoint(system: .email, value: "patient-\(number)@caduceus.example")], gender: gender,
            birthDate: PartialDate(birth.description), generalPractitioners: [member.practitioner.id],
            addresses: [
                PostalAddress(
                    use: .home, line: ["Asklepios Lane \(Int.random(in: 1...300, using: &random))"],
                    city: "Epidauros", postalCode: String(Int.random(in: 1000...1999, using: &random)), country: "CH")
            ])
    }

    private func tellHealth(
        of patient: Patient.ID, results: Int, _ random: inout DemoRandom, _ body: (ResourceEntity) throws -> Void
    ) rethrows {
        let suffix = patient.rawValue.dropFirst("demo-patient-".count)
        let performer = member.practitioner.id.reference
        for number in 0..<results {
            let measure = Self.measures[number % Self.measures.count]
            let part = Double(number) / Double(results)
            let taken = now - (1500 - 1480 * part) * 86400
            let observation = measure.observation(
                Observation.ID("demo-observation-\(suffix)-\(number + 1)"),
                measure.value(at: part + Double.random(in: -0.1...0.1, using: &random)), of: patient, by: performer,
                at: taken, released: taken + 2 * 86400, now: now)
            try body(.health(.observation(observation)))
        }
    }

    private static let measures: [DemoMeasure] = [.weight, .pulse, .sugar, .cholesterol, .creatinine]
}

extension DemoPractice {
    /// From the last day that has visits backwards, until there are enough.
    private func tellVisits(
        of patients: [Patient.ID], _ random: inout DemoRandom, _ body: (ResourceEntity) throws -> Void
    ) rethrows {
        let quota = share(of: size.visits)
        var count = 0
        var date = today.adding(days: isNew ? 21 : -Self.daysOfSmallDemo)
        while count < quota {
            let times = member.schedule.plan.intervals(on: date, in: DemoClinic.zone.timeZone)
            for time in times where count < quota && random.happens(time.start > now ? 40 : 85) {
                guard !taken.contains(.planned(at: time.start, on: member.schedule.id)) else { continue }
                count += 1
                let reasons = DemoCalendar.reasons
                let created = min(now, time.start) - 86400 * Double(Int.random(in: 1...14, using: &random))
                let visit = DemoVisit(
                    "\(number + 1)-\(count)", of: patients[Int.random(in: patients.indices, using: &random)],
                    with: member, at: time, status(at: time, &random),
                    reason: reasons[Int.random(in: reasons.indices, using: &random)], created: created, now: now)
                try body(.slot(visit.slot))
                try body(.appointment(visit.appointment))
                if let encounter = visit.encounter { try body(.encounter(encounter)) }
            }
            date = date.adding(days: -1)
        }
    }

    private func status(at time: DateInterval, _ random: inout DemoRandom) -> Appointment.Status {
        guard time.start <= now else { return .booked }
        let chance = Int.random(in: 0..<100, using: &random)
        return time.end > now || chance >= 10 ? .fulfilled : chance < 6 ? .cancelled : .noshow
    }
}
