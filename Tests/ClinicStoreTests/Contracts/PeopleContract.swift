import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `PeopleGateway` and `OverviewGateway` holds to.
@Suite struct PeopleContract {
    @Test(arguments: Keeping.allCases)
    func `patients see with whom they can book, practitioners themselves`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let all = try await clinic.ana.people.practitioners()
        #expect(all.map(\.name) == ["Dr Ines Okafor", "Dr Karl Weber"])
        #expect(all.map(\.needsConfirmation) == [true, false])
        #expect(all.first?.services.map(\.display) == ["General Practice"])
        #expect(try await clinic.karl.people.practitioners().map(\.id) == ["karl"])
    }

    @Test(
        arguments: Keeping.allCases,
        [
            ("fern", ["ana"]), ("FERNÁN maria", ["ana"]), ("P-1001", ["ana"]), ("andez", []), ("", ["ana", "bo"]),
            ("*\"", []), ("  ", ["ana", "bo"]), ("λιντκ", ["bo"]), ("ΛΊΝΤΚΒΙΣΤ", ["bo"]),
            ("1984-02-29", ["ana"]), ("fern 1984", ["ana"]), ("1950", ["bo"]), ("1985", []),
            ("bo", ["bo"]), (" ana ", ["ana"]), ("29.2.1984", ["ana"]), ("29.02.84", ["ana"]), ("29/02/1984", ["ana"]),
            ("28.02.84", []),
        ])
    func `patients are found by the beginnings of their names without accents`(
        keeping: Keeping, search: (text: String, ids: [String])
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-24T08:00:00Z")
        _ = try await clinic.ana.appointments.book(Booking(slot: slot))
        let found = try await clinic.ines.people.patients(matching: search.text, limit: 10)
        #expect(found.map(\.id.rawValue) == search.ids)
    }

    @Test(arguments: Keeping.allCases)
    func `who has no name is found by their id, and by whose patient they are alone`(keeping: Keeping) async throws {
        let nameless = Patient(id: "u1", generalPractitioners: [ClinicFixture.ines.id])
        let clinic = try await keeping.makeClinic(adding: [.patient(nameless)])
        #expect(try await clinic.ines.people.patients(matching: "u1", limit: 10).map(\.id) == ["u1"])
        #expect(try await clinic.ines.people.patients(matching: "u1", limit: 0).isEmpty)
        #expect(try await clinic.karl.people.patients(matching: "u1", limit: 10).isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `letters that no accent makes are found as they are typed without them`(keeping: Keeping) async throws {
        let names = [
            "Søren Åkesson": ["soren", "SØR", "akes"], "Łukasz Weiß": ["lukasz", "weiss", "weiß"],
            "Æsa Guðrún": ["aesa", "æs", "gudrun"], "Þór Yıldız": ["thor", "yildiz"], "Đặng Œuvre": ["dang", "oeuvre"],
        ]
        let patients = names.keys.map { name in
            Patient(
                id: .init(name.filter(\.isASCII).filter(\.isLetter)), names: [HumanName(text: name)],
                generalPractitioners: [ClinicFixture.ines.id])
        }
        let clinic = try await keeping.makeClinic(adding: patients.map { .patient($0) })
        for (name, texts) in names {
            for text in texts {
                let found = try await clinic.ines.people.patients(matching: text, limit: 10)
                #expect(found.map(\.name) == [name], "\(text)")
            }
        }
    }

    @Test(arguments: Keeping.allCases)
    func `names of other scripts are found by Latin letters`(keeping: Keeping) async throws {
        let names = [
            "Дмитрий Иванов": ["ivanov", "IVAN dmitr", "dmitriy", "dmitry", "Дмитрий"],
            "Юлия Щукина": ["yuliya", "shchukina", "sukina"], "Никита Хрущёв": ["khrushchev", "khrushchyov"],
            "Ελένη Χρήστου": ["eleni", "christou"], "सविता शर्मा": ["sarma"], "王 伟": ["wang wei"],
            "ليلى الهاشمي": ["alhash", "hashm"],
        ]
        let like = [
            "ليلى الهاشمي": ["al-hashimi", "hashimi"], "محمد يوسف": ["mohammed", "Muhamad"], "משה כץ": ["moshe"],
        ]
        let patients = Set(names.keys).union(like.keys).sorted().enumerated().map { number, name in
            Patient(
                id: .init("other-\(number)"), names: [HumanName(text: name)],
                generalPractitioners: [ClinicFixture.ines.id])
        }
        let clinic = try await keeping.makeClinic(adding: patients.map { .patient($0) })
        for (name, texts) in names {
            for text in texts {
                let found = try await clinic.ines.people.patients(matching: text, limit: 10)
                #expect(found.map(\.name) == [name], "\(text)")
            }
        }
        for (name, texts) in like {
            for text in texts {
                let found = try await clinic.ines.people.similarPatients(to: text, limit: 10)
                #expect(found.map(\.name) == [name], "\(text)")
            }
        }
    }

    @Test(
        arguments: Keeping.allCases,
        [
            ("Jonhson", ["johnson"]), ("jonson peter", ["johnson"]), ("Peter JOHNSSON", ["johnson"]),
            ("iohnson", ["johnson"]), ("meier", ["maier", "meyer"]), ("Maier", ["meyer"]),
            ("mayer anna", ["maier", "meyer"]),
            ("Stefan", ["stephan"]), ("елкена", ["elkina"]), ("παπαδοπυολου", ["papa"]), ("papadopulu", ["papa"]),
            ("jhnsn", []), ("johnson", []),
            ("stef", []), ("1950", []), ("", []), ("*\"", []), ("jonhson anna", []),
        ])
    func `names that are written almost so are found apart`(
        keeping: Keeping, search: (text: String, ids: [String])
    ) async throws {
        let names = [
            "johnson": "Peter Johnson", "meyer": "Anna Meyer", "maier": "Ana Maier", "stephan": "Stephan Groß",
            "elkina": "Юлия Ёлкина", "papa": "Ελένη Παπαδοπούλου",
        ]
        let patients = names.map { id, name in
            Patient(id: .init(id), names: [HumanName(text: name)], generalPractitioners: [ClinicFixture.ines.id])
        }
        let clinic = try await keeping.makeClinic(adding: patients.map { .patient($0) })
        let found = try await clinic.ines.people.similarPatients(to: search.text, limit: 10)
        #expect(found.map(\.id.rawValue) == search.ids)
        #expect(try await clinic.karl.people.similarPatients(to: search.text, limit: 10).isEmpty, "who are Ines’s")
        let matching = try await clinic.ines.people.patients(matching: search.text, limit: 10)
        #expect(Set(found).isDisjoint(with: matching))
    }

    @Test(
        arguments: Keeping.allCases,
        [
            ("noa", ["noa"]), ("levi", ["noa"]), ("Noa Levi", ["noa"]), ("yosef", ["yosef"]), ("cohen", ["yosef"]),
            ("Mizrachi", ["uri"]), ("uri", ["uri"]), ("dana", []), ("wang", []), ("sakurra", ["sakura"]),
        ])
    func `a Hebrew name is found by its consonants, and a Chinese one by nothing that is almost so`(
        keeping: Keeping, search: (text: String, ids: [String])
    ) async throws {
        let names = ["noa": "נועה לוי", "yosef": "יוסף כהן", "uri": "אורי מזרחי", "sakura": "高橋 さくら", "ken": "佐藤 健太郎"]
        let patients = names.map { id, name in
            Patient(id: .init(id), names: [HumanName(text: name)], generalPractitioners: [ClinicFixture.ines.id])
        }
        let clinic = try await keeping.makeClinic(adding: patients.map { .patient($0) })
        let found = try await clinic.ines.people.similarPatients(to: search.text, limit: 10)
        #expect(found.map(\.id.rawValue) == search.ids)
    }

    @Test(
        arguments: Keeping.allCases,
        [
            ("李小红", ["li"]), ("小红李", ["li"]), ("李小", ["li"]), ("李 小红", ["li"]), ("王伟", ["wang"]), ("李伟", []),
            ("佐藤健太郎", ["sato"]), ("佐々木さくら", ["sasaki"]), ("김민수", ["kim"]), ("김수민", []), ("limei", []),
        ])
    func `a family name and a given name are found without a space where their script has none`(
        keeping: Keeping, search: (text: String, ids: [String])
    ) async throws {
        let names = [
            "li": ("李", "小红"), "wang": ("王", "伟"), "sato": ("佐藤", "健太郎"), "sasaki": ("佐々木", "さくら"),
            "kim": ("김", "민수"), "mei": ("Li", "Mei"),
        ]
        let patients = names.map { id, name in
            Patient(
                id: .init(id), names: [HumanName(family: name.0, given: [name.1])],
                generalPractitioners: [ClinicFixture.ines.id])
        }
        let clinic = try await keeping.makeClinic(adding: patients.map { .patient($0) })
        let found = try await clinic.ines.people.patients(matching: search.text, limit: 10)
        #expect(found.map(\.id.rawValue) == search.ids)
        let similar = try await clinic.ines.people.similarPatients(to: search.text, limit: 10)
        #expect(Set(found).isDisjoint(with: similar))
    }

    @Test(arguments: Keeping.allCases)
    func `each name of a patient is searched`(keeping: Keeping) async throws {
        let patient = Patient(
            id: "ken",
            names: [
                HumanName(use: .official, text: "佐藤 健太郎"), HumanName(use: .usual, text: "Kentaro Sato"),
            ], generalPractitioners: [ClinicFixture.ines.id])
        let clinic = try await keeping.makeClinic(adding: [.patient(patient)])
        let found = try await clinic.ines.people.patients(matching: "sato", limit: 10)
        #expect(found.map(\.name) == ["佐藤 健太郎"])
    }

    @Test(arguments: Keeping.allCases)
    func `similar names are many where all are alike`(keeping: Keeping) async throws {
        let patients = (0..<600).map { number in
            Patient(
                id: .init("p\(number)"), names: [HumanName(text: "Fernandes \(1000 + number)")],
                generalPractitioners: [number < 550 ? ClinicFixture.ines.id : ClinicFixture.karl.id])
        }
        let clinic = try await keeping.makeClinic(adding: patients.map { .patient($0) })
        let found = try await clinic.ines.people.similarPatients(to: "fernandez", limit: 3)
        #expect(found.map(\.id) == ["p0", "p1", "p2"])
    }

    @Test(arguments: Keeping.allCases)
    func `the overview answers patient and practitioner from what is theirs`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let asked = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-25T08:00:00Z")
        let booked = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let request = try await clinic.ana.appointments.book(Booking(slot: asked)).id
        let visit = try await clinic.ana.appointments.book(Booking(slot: booked)).id

        let home = try await clinic.ana.overview.overview()
        #expect(home.name == "Ana María Fernández")
        #expect(home.next?.id == visit)
        #expect(home.requests.map(\.id) == [request])
        #expect(home.today.isEmpty)
        #expect(home.upcomingCount == 1 && home.pastCount == 0)

        #expect(try await clinic.ines.overview.overview().requests.map(\.id) == [request])
        time.now = try Date("2026-11-24T07:30:00Z")
        let day = try await clinic.karl.overview.overview()
        #expect(day.today(in: .booked).map(\.id) == [visit])
        #expect(day.today.first?.patientName == "Ana María Fernández")
        #expect(day.requests.isEmpty)

        time.now = try Date("2026-11-24T09:00:00Z")
        let after = try await clinic.ana.overview.overview()
        #expect(after.next == nil)
        #expect(after.pastCount == 1)
    }

    @Test(arguments: Keeping.allCases)
    func `listeners hear of changes and not of looks`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let gateways = clinic.karl
        var heard = gateways.changes.changes().makeAsyncIterator()
        // That it listens now.
        if keeping.isServed { #expect(await heard.next() != nil) }
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let id = try await clinic.ana.appointments.book(Booking(slot: slot)).id
        #expect(await heard.next() != nil)
        _ = try await clinic.ana.appointments.appointment(id, access: .opening)
        await #expect(throws: ClinicError.self) { try await clinic.bo.appointments.perform(.confirm, on: id) }
        let silence = Task { await heard.next() != nil }
        silence.cancel()
        #expect(await silence.value == false)
    }
}
