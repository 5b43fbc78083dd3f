import ClinicModel

/// The demo's patients, whose names are written in many ways.
enum DemoPatients {
    static let system = "http://caduceus.example/demo/"

    /// Those who can sign in.
    static let users: [(user: String, id: Patient.ID)] = [
        (DemoClinic.patientUser, id(1)), ("demo-patient-2", id(2)), ("demo-patient-3", id(3)),
        ("demo-patient-4", id(4)),
    ]

    /// `today` gives them their ages.
    static func all(today: CalendarDate) -> [Patient] {
        people.enumerated().map { index, person in
            let number = index + 1
            let birth = CalendarDate(
                year: today.year - person.age, month: 1 + number * 5 % 12, day: 1 + number * 7 % 28)
            return Patient(
                id: id(number), identifiers: [Identifier(system: system + "mrn", value: "D\(1000 + number * 37)")],
                names: [person.name] + latinNames.filter { $0.of == person.name.family }.map { $0.name },
                telecom: [
                    ContactPoint(system: .phone, value: "+41 00 000 00 \(number < 10 ? "0" : "")\(number)"),
                    ContactPoint(system: .email, value: "patient\(number)@caduceus.example"),
                ],
                gender: person.gender, birthDate: PartialDate(birth.description),
                generalPractitioners: [DemoStaff.all[number % 3 == 0 ? 1 : 0].practitioner.id],
                addresses: [
                    PostalAddress(
                        use: .home, line: ["Asklepios Lane \(number)"], city: "Epidauros",
                        postalCode: String(1000 + number), country: "CH")
                ],
                language: languages[index])
        }
    }

    private static func id(_ number: Int) -> Patient.ID { Patient.ID("demo-patient-\(number)") }

    /// In the order of the people.
    private static let languages = [
        "es", "de", "ga", "en", "ru", "uk", "el", "ar", "ar", "he", "zh", "zh", "ja", "ja", "ko", "hi", "ta", "th",
        "ka", "hy", "vi", "da", "lv", "en",
    ]

    private typealias Person = (name: HumanName, gender: AdministrativeGender, age: Int)

    private static let people: [Person] = [
        person("Ana", "Fernández Ríos", .female, 34), person("Jonas", "Weiß", .male, 52),
        person("Aoife", "Ní Bhriain", .female, 27), person("Zoë", "Okonkwo-Lindqvist", .female, 41),
        person("Дмитрий", "Соколов", .male, 63), person("Ольга", "Ковальчук", .female, 38),
        person("Ελένη", "Παπαδοπούλου", .female, 70), person("محمد", "الحسن", .male, 45),
        person("ليلى", "منصور", .female, 30), person("נועה", "לוי", .female, 24),
        eastern("伟", "王", .male, 57), eastern("小红", "李", .female, 33), eastern("さくら", "高橋", .female, 19),
        eastern("健太郎", "佐藤", .male, 66), eastern("민준", "김", .male, 29), person("अनन्या", "शर्मा", .female, 36),
        person("சரவணன்", "முருகன்", .male, 48), person("สมชาย", "ใจดี", .male, 55),
        person("გიორგი", "ბერიძე", .male, 22), person("Անի", "Պետրոսյան", .female, 31),
        person("Nguyễn", "Thị Hồng Nhung", .female, 43), person("Søren", "Ångström-Bjørnsen", .male, 78),
        person("Mārtiņš", "Kalniņš", .male, 8), person("Robin", "Ashwood", .other, 50),
    ]

    /// What those are called in Latin letters whose reading is not known from how they are written.
    private static let latinNames: [(of: String, name: HumanName)] = [
        ("高橋", HumanName(use: .usual, family: "Takahashi", given: ["Sakura"])),
        ("佐藤", HumanName(use: .usual, family: "Sato", given: ["Kentaro"])),
    ]

    private static func person(_ given: String, _ family: String, _ gender: AdministrativeGender, _ age: Int) -> Person
    {
        (HumanName(use: .official, family: family, given: [given]), gender, age)
    }

    /// A name that is written with the family first.
    private static func eastern(_ given: String, _ family: String, _ gender: AdministrativeGender, _ age: Int) -> Person
    {
        let text = "\(family)\(family.unicodeScalars.first.map { $0.value >= 0xAC00 } == true ? "" : " ")\(given)"
        return (HumanName(use: .official, text: text, family: family, given: [given]), gender, age)
    }
}
