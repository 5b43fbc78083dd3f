import ClinicModel
import TestSupport
import Testing

/// Patients are found alike wherever they are kept.
@Suite(.enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct SameSearchTests {
    private static let names = [
        "Zoë Brontë", "Łukasz Żółć", "Søren Åkesson", "Ólafur Þórsson", "Nguyễn Thị Ánh", "İpek Çağlar", "Straße Groß",
        "Ελένη Παπαδοπούλου", "Юлия Ёлкина", "שרה כהן", "محمد الأمين", "नेहा शर्मा", "王小明", "佐藤 さくら", "김민준",
        "O'Connor-Smith Anne", "Ana-María Núñez", "José Ωmega", "e\u{301}clair Émile", "ＦＵＬＬ Ｗｉｄｔｈ", "ﬁligree Œuvre",
    ]

    @Test func `the same people are found in every script`() async throws {
        let patients = Self.names.enumerated().map { index, name in
            Patient(
                id: EntityID("p\(index)"), identifiers: [Identifier(system: "urn:x", value: "K-\(1000 + index)")],
                names: [HumanName(text: name)], birthDate: PartialDate("19\(50 + index)-0\(1 + index % 9)-15"),
                generalPractitioners: [ClinicFixture.ines.id])
        }
        var clinics: [Keeping: KeptClinic] = [:]
        for keeping in [Keeping.memory, .sqlite, .postgres] {
            clinics[keeping] = try await keeping.makeClinic(adding: patients.map { .patient($0) })
        }
        var texts = ["", "K-10", "1955", "15", "zz"]
        var inner: [String] = []
        for name in Self.names {
            for word in name.split(separator: " ") {
                texts += [String(word), String(word.prefix(2)), word.uppercased()]
                inner.append(String(word.dropFirst()))
            }
            texts.append(name)
        }
        var found = 0
        for text in texts + inner {
            var answers: [[Patient.ID]] = []
            for keeping in [Keeping.memory, .sqlite, .postgres] {
                let patients = try await clinics[keeping]?.keeper.read { records in
                    try records.patients(of: ClinicFixture.ines.id, matching: text.searchWords, limit: 100)
                }
                answers.append(patients?.map(\.id) ?? [])
            }
            // SQLite takes the signs of vowels for ends of words, and finds what comes after one too.
            if !inner.contains(text) { #expect(answers[1] == answers[2], "“\(text)”") }
            #expect(Set(answers[1]).isSuperset(of: answers[2]), "“\(text)”")
            #expect(Set(answers[0]) == Set(answers[2]), "“\(text)”")
            found += answers[2].count
        }
        #expect(found > texts.count)
    }
}
