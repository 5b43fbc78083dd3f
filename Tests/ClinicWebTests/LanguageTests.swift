import ClinicAPI
import ClinicWeb
import Foundation
import StringCatalogs
import TestPages
import TestSupport
import Testing

/// The apps in the languages that browsers ask for.
@MainActor
struct LanguageTests {
    private func desk() async throws -> WebDesk {
        WebDesk(try await Keeping.memory.makeClinic().service, isEncrypted: false)
    }

    private func visitor(_ desk: WebDesk, _ languages: String) -> Visitor {
        let visitor = Visitor(desk)
        visitor.languages = languages
        return visitor
    }

    /// The words of a page that its language has others for.
    private func untranslated(_ visitor: Visitor, in language: String) -> [String] {
        let said = (visitor.page?.elements ?? []).flatMap { [$0.label, $0.value] + $0.actions }
        return said.filter { words in
            [CatalogPlace.program, .module("TextUICore")].contains { place in
                let known = Translations.translation(of: words, in: place, for: LanguageTag(language))
                return known.map { $0.format(for: nil, in: language) != words } ?? false
            }
        }
    }

    @Test(arguments: [
        ("/patient", "de-AT", "de-AT", "Anmelden"), ("/patient", "ar-EG, en", "ar-EG", "تسجيل الدخول"),
        ("/patient", "fr, en-GB;q=0.5", "en-GB", "Sign in"), ("/doctor", "ar, de;q=0.5, en;q=0.4", "de", "Anmelden"),
    ])
    func `each app speaks a language that it has`(
        _ path: String, _ languages: String, _ language: String, _ title: String
    ) async throws {
        let visitor = visitor(try await desk(), languages)
        try await visitor.open(path)
        #expect(visitor.title == title)
        let answer = await visitor.send("GET", path)
        let root = try HTMLReader.read(String(decoding: answer.body, as: UTF8.self)).first { $0.name == "html" }
        #expect(root?["lang"] == language)
        #expect(root?["dir"] == (language.hasPrefix("ar") ? "rtl" : "ltr"))
    }

    @Test func `whoever asks for no language of the app has the server's`() async throws {
        let desk = try await desk()
        let (silent, foreign) = (Visitor(desk), visitor(desk, "fr-FR, ja;q=0.5"))
        try await silent.open("/patient")
        try await foreign.open("/patient")
        #expect(silent.title == foreign.title)
    }

    @Test func `errors of signing in are in the language of the tab`() async throws {
        let desk = try await desk()
        var errors: Set<String> = []
        for language in ["en", "de", "ar"] {
            let visitor = visitor(desk, language)
            try await visitor.open("/patient")
            try await visitor.signIn("ana", "guess")
            errors.insert(try #require(visitor.words.first { $0.hasPrefix("alert ") }))
            if language != "en" { #expect(untranslated(visitor, in: language) == []) }
        }
        #expect(errors.count == 3)
    }

    @Test func `two tabs at once are each in their language, also after changes from elsewhere and a refusal`()
        async throws
    {
        let desk = try await desk()
        let (ana, ines) = (visitor(desk, "ar-EG"), visitor(desk, "de-AT"))
        try await ana.open("/patient")
        try await ines.open("/doctor")
        try await ana.signIn("ana", ClinicFixture.password)
        try await ines.signIn("ines", ClinicFixture.password)
        #expect(ana.title == "الرئيسية")
        #expect(ines.title == "Übersicht")
        try await ana.press(identifier: "home.book")
        try await ana.press(identifier: "timeSlots.slot.ines")
        let request = try ines.listen(for: "Angefragt")
        try await ana.press(identifier: "booking.book")
        #expect(ana.words.contains { $0.contains("قيد الطلب") })
        await request.value
        try await ines.open("/doctor?tab=\(ines.tab ?? "")")
        try await ines.press(identifier: "home.visit")
        let confirmation = try ana.listen(for: "محجوز")
        try await ines.press(identifier: "appointment.confirm")
        #expect(ines.words.contains { $0.contains("Gebucht") })
        await confirmation.value
        try await ana.open("/patient?tab=\(ana.tab ?? "")")
        // Home has no way back.
        for visitor in [ana, ines] { while visitor.page?.refusal == nil { try await visitor.post(["do": "back"]) } }
        #expect(ana.page?.refusal?.contains("quit") == true)
        #expect(ines.page?.refusal?.contains("zurück") == true)
        for (visitor, language) in [(ana, "ar"), (ines, "de")] {
            #expect(untranslated(visitor, in: language) == [])
        }
    }

    @Test func `a tab goes on in its language, whatever a later request asks for`() async throws {
        let ana = visitor(try await desk(), "de")
        try await ana.open("/patient")
        ana.languages = "ar"
        try await ana.signIn("ana", ClinicFixture.password)
        #expect(ana.title == "Übersicht")
        try await ana.open("/patient/messages?tab=\(ana.tab ?? "")")
        #expect(ana.title == "Nachrichten")
        try await ana.open("/patient/messages")
        #expect(ana.title == "الرسائل")
    }
}
