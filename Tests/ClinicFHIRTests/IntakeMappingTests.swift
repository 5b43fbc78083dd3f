import ClinicModel
import Foundation
import PlainText
import TestSupport
import Testing

@testable import ClinicFHIR

struct IntakeMappingTests {
    private static let questionnaire = #"""
        {"resourceType":"Questionnaire","id":"q","url":"http://x/q","version":"2","title":"T","status":"active",\#
        "useContext":[{"code":{"system":"http://terminology.hl7.org/CodeSystem/usage-context-type",\#
        "code":"workflow"},"valueCodeableConcept":{"coding":[{"system":"s","code":"57"}]}}],\#
        "item":[{"extension":[{"url":"http://hl7.org/fhir/StructureDefinition/minValue","valueInteger":1}],\#
        "linkId":"a","prefix":"1","text":"How many?","type":"integer","required":true,\#
        "initial":[{"valueInteger":2}]},{"linkId":"b","type":"open-choice","enableWhen":[{"question":"a",\#
        "operator":">=","answerInteger":3},{"question":"a","operator":"exists","answerBoolean":true}],\#
        "enableBehavior":"all","repeats":true,"maxLength":9,"answerOption":[{"extension":[{\#
        "url":"http://hl7.org/fhir/StructureDefinition/ordinalValue","valueDecimal":1.50}],"valueCoding":{\#
        "system":"c","code":"x","display":"X"},"initialSelected":true},{"valueString":"other"}],"item":[{\#
        "linkId":"c","type":"quantity"}]}]}
        """#

    private func entity(_ json: String, type: String) throws -> ResourceEntity {
        let resource = try #require(try JSONParser.parse(Data(json.utf8)).object)
        try ResourceCheck.check(resource)
        return try ResourceProjection.entity(resource, type: type, id: try #require(resource["id"]?.string))
    }

    private func text(_ entity: ResourceEntity, over json: String?, type: String) throws -> String {
        let stored = StoredResource(type: type, id: "q", json: json.map { Data($0.utf8) }, entity: entity)
        return String(decoding: JSONWriter.bytes(.object(try ResourceProjection.resource(stored))), as: UTF8.self)
    }

    @Test func `a questionnaire is read with its conditions, limits and scores`() throws {
        guard case .questionnaire(let read) = try entity(Self.questionnaire, type: "Questionnaire") else { return }
        #expect(read.isAsked(for: CodeableConcept(codings: [Coding(system: "s", code: "57")])))
        #expect(!read.isAsked(for: CodeableConcept(codings: [Coding(system: "s", code: "58")])))
        let (a, b) = (read.items[0], read.items[1])
        #expect(a.title == "1 How many?" && a.minimum == .integer(1) && a.isRequired)
        #expect(b.enableWhen.map(\.comparison) == [.atLeast, .exists] && b.enableBehavior == .all)
        #expect(b.options.first?.score?.description == "1.50" && b.repeats && b.maxLength == 9)
        #expect(read.initialAnswers["a"] == [.integer(2)] && read.initialAnswers["b"]?.count == 1)
        #expect(b.items.map(\.kind) == [.quantity])
        #expect(try text(.questionnaire(read), over: Self.questionnaire, type: "Questionnaire") == Self.questionnaire)
    }

    @Test func `a questionnaire that is made here comes back the same`() throws {
        guard case .questionnaire(let read) = try entity(Self.questionnaire, type: "Questionnaire") else { return }
        let made = try text(.questionnaire(read), over: nil, type: "Questionnaire")
        #expect(try entity(made, type: "Questionnaire") == .questionnaire(read))
        let own = try ImportedResource(making: .questionnaire(IntakeFixture.questionnaire))
        #expect(
            try entity(String(decoding: own.json, as: UTF8.self), type: "Questionnaire")
                == .questionnaire(IntakeFixture.questionnaire))
    }

    private static let translated = #"""
        {"resourceType":"Questionnaire","id":"q","title":"Before","_title":{"extension":[{"extension":[{"url":"lang",\#
        "valueCode":"de-CH"},{"url":"content","valueString":"Vorher"}],\#
        "url":"http://hl7.org/fhir/StructureDefinition/translation"}]},"status":"active","item":[{"extension":[{\#
        "url":"http://hl7.org/fhir/StructureDefinition/maxValue","_valueDate":{"extension":[{\#
        "url":"http://hl7.org/fhir/StructureDefinition/cqf-expression","valueExpression":{\#
        "language":"text/fhirpath","expression":"today()"}}]}}],"linkId":"a","text":"Since?","_text":{"extension":[{\#
        "extension":[{"url":"lang","valueCode":"de"},{"url":"content","valueString":"Seit?"}],\#
        "url":"http://hl7.org/fhir/StructureDefinition/translation"}]},"type":"date"},{"linkId":"b","type":"choice",\#
        "answerOption":[{"valueCoding":{"code":"x","display":"Cough","_display":{"extension":[{"extension":[{\#
        "url":"lang","valueCode":"de"},{"url":"content","valueString":"Husten"}],\#
        "url":"http://hl7.org/fhir/StructureDefinition/translation"}]}}},{"valueString":"Pain","_valueString":{\#
        "extension":[{"extension":[{"url":"lang","valueCode":"de"},{"url":"content","valueString":"Schmerz"}],\#
        "url":"http://hl7.org/fhir/StructureDefinition/translation"}]}}]}]}
        """#

    @Test func `translations and limits that are today are read, kept and written`() throws {
        guard case .questionnaire(let read) = try entity(Self.translated, type: "Questionnaire") else { return }
        func german(_ phrase: Phrase) -> String {
            phrase.pieces.map { piece in
                if case .recorded(let recorded) = piece {
                    recorded.text { $0 == "en" ? "de" : $0.description }
                } else {
                    ""
                }
            }.joined()
        }
        let (a, b) = (read.items[0], read.items[1])
        #expect(german(read.words) == "Vorher" && german(a.words) == "Seit?")
        #expect(a.title == "Since?" && a.words == "Since?", "the text is as it was written")
        #expect(a.todayLimit == .maximum && a.maximum == nil)
        #expect(b.options.map { german($0.words) } == ["Husten", "Schmerz"])
        #expect(german(b.words(of: .coding(Coding(code: "x")))) == "Husten", "as the questionnaire words it")
        #expect(try text(.questionnaire(read), over: Self.translated, type: "Questionnaire") == Self.translated)
        let made = try text(.questionnaire(read), over: nil, type: "Questionnaire")
        #expect(made.contains("questionnaire-constraint") && made.contains("answer.all(value<=today())"))
        #expect(try entity(made, type: "Questionnaire") == .questionnaire(read))
    }

    @Test func `a value set's designations are translations`() throws {
        let json = #"""
            {"resourceType":"Questionnaire","id":"q","status":"active","contained":[{"resourceType":"ValueSet",\#
            "id":"v","status":"active","compose":{"include":[{"system":"s","concept":[{"code":"x","display":"Cough",\#
            "designation":[{"language":"de","value":"Husten"}]}]}]}}],"item":[{"linkId":"a","type":"choice",\#
            "answerValueSet":"#v"}]}
            """#
        guard case .questionnaire(let read) = try entity(json, type: "Questionnaire") else { return }
        #expect(
            read.items.first?.options.first?.value
                == .coding(
                    Coding(system: "s", code: "x", display: "Cough", translations: ["de": "Husten"])))
    }

    @Test func `a question that is hidden, weights and times keep what they are`() throws {
        let json = #"""
            {"resourceType":"Questionnaire","id":"q","status":"active","item":[{"extension":[{\#
            "url":"http://hl7.org/fhir/StructureDefinition/questionnaire-hidden","valueBoolean":true}],"linkId":"a",\#
            "type":"string","required":true},{"linkId":"b","type":"choice","answerOption":[{"valueCoding":{\#
            "extension":[{"url":"http://hl7.org/fhir/StructureDefinition/itemWeight","valueDecimal":3}],\#
            "code":"x","display":"X"}},{"valueTime":"08:30:00"}]},{"linkId":"c","type":"choice","required":true,\#
            "answerValueSet":"http://loinc.org/vs/LL358-3"}]}
            """#
        guard case .questionnaire(let read) = try entity(json, type: "Questionnaire") else { return }
        #expect(read.items.map(\.isHidden) == [true, nil, nil] && read.shownItems.map(\.linkId) == ["b", "c"])
        let options = read.items[1].options
        #expect(options[0].score == 3 && options[1].value == .time("08:30:00") && options[1].words == "08:30")
        let reading = DayReading(from: nil, in: Locale(identifier: "en")) { $0.description }
        #expect(read.items[1].answer("08:30", by: reading) == .time("08:30:00"))
        #expect(!read.items[2].isAnswerable && !read.items[2].needsAnswer)
        let made = try text(.questionnaire(read), over: nil, type: "Questionnaire")
        #expect(try entity(made, type: "Questionnaire") == .questionnaire(read))
        // An older version has read less of it.
        var older = read
        older.items[0].isHidden = nil
        older.items[1].options[1] = .init(.string("08:30:00"))
        #expect(try text(.questionnaire(older), over: json, type: "Questionnaire") == json)
        let response = QuestionnaireResponse(
            id: "q", status: .completed, questionnaire: "q", patient: "p",
            items: read.responseItems(["b": [.time("08:30:00")]]))
        let answered = try text(.response(response), over: nil, type: "QuestionnaireResponse")
        #expect(answered.contains(#""valueTime":"08:30:00""#))
        #expect(try entity(answered, type: "QuestionnaireResponse") == .response(response))
    }

    @Test(arguments: [
        (
            #"http://hl7.org/fhir/StructureDefinition/cqf-expression"#, "CalculateTotalScore", "integer",
            Questionnaire.Item.Calculation.total
        ),
        (
            "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression",
            "%resource.item.answer.value.ordinal().sum()", "decimal", .total
        ),
        (
            "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression",
            "%weight / (%height * %height)", "decimal", .other
        ),
        ("http://hl7.org/fhir/StructureDefinition/cqf-expression", "TotalScoreInWords", "string", .other),
    ])
    func `a question that is computed is known, and stays as it was sent`(
        url: String, expression: String, kind: String, calculation: Questionnaire.Item.Calculation
    ) throws {
        let json = """
            {"resourceType":"Questionnaire","id":"q","status":"active","item":[{"extension":[{"url":"\(url)",\
            "valueExpression":{"language":"text/cql","expression":"\(expression)"}}],"linkId":"t","type":"\(kind)",\
            "required":true}]}
            """
        guard case .questionnaire(var read) = try entity(json, type: "Questionnaire") else { return }
        #expect(read.items.map(\.calculation) == [calculation] && !read.items[0].needsAnswer)
        read.title = "New"
        let now = try text(.questionnaire(read), over: json, type: "Questionnaire")
        #expect(now.contains(expression))
    }

    @Test func `answers keep their digits and their places`() throws {
        let response = QuestionnaireResponse(
            id: "q", status: .amended, questionnaire: "http://x/q", patient: "p", appointment: "7",
            authored: .instant(Date(timeIntervalSince1970: 1_795_262_400)), signature: "Ana",
            items: [
                .init(
                    linkId: "a", text: "A?",
                    answers: [
                        .init(
                            .decimal(try #require(ExactDecimal("6.30"))),
                            items: [.init(linkId: "a1", answers: [.init(.boolean(true))])])
                    ]),
                .init(
                    linkId: "g",
                    items: [.init(linkId: "g1", answers: [.init(.coding(Coding(code: "x"))), .init(.string("y"))])]),
                .init(linkId: "q", answers: [.init(.quantity(Quantity(38, "°C", code: "Cel")))]),
                .init(linkId: "d", answers: [.init(.date(try #require(PartialDate("2026-11"))))]),
            ])
        let made = try text(.response(response), over: nil, type: "QuestionnaireResponse")
        #expect(made.contains("6.30") && made.contains("StructureDefinition/appointment"))
        #expect(try entity(made, type: "QuestionnaireResponse") == .response(response))
        #expect(try text(.response(response), over: made, type: "QuestionnaireResponse") == made)
        let names = ["a", "a1", "d", "g1", "q"]
        let asked = Questionnaire(id: "q", status: .active, items: names.map { .init(linkId: $0, kind: .string) })
        #expect(asked.answers(in: response).keys.sorted() == names)
    }

    @Test(arguments: [
        (#"{"resourceType":"Questionnaire","id":"q"}"#, "status"),
        (#"{"resourceType":"Questionnaire","id":"q","status":"on"}"#, "none of its codes"),
        (
            #"{"resourceType":"Questionnaire","id":"q","status":"draft","item":[{"linkId":"a","type":"display"},{"linkId":"a","type":"display"}]}"#,
            "stands twice"
        ),
        (
            #"{"resourceType":"QuestionnaireResponse","id":"q","status":"completed","item":[{"answer":[{"valueString":"x"}]}]}"#,
            "linkId"
        ),
    ])
    func `what R4 does not allow is refused`(json: String, fault: String) throws {
        let resource = try #require(try JSONParser.parse(Data(json.utf8)).object)
        let error = #expect(throws: ElementFault.self) { try ResourceCheck.check(resource) }
        #expect(error.map { "\($0)" }?.contains(fault) == true)
    }
}
