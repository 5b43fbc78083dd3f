import ClinicModel
import Foundation
import Testing
import TestSupport

struct QuestionnaireTests {
    private static let yes = AnswerValue.boolean(true)
    private static let today = CalendarDate(year: 2026, month: 11, day: 24)

    @Test(arguments: [
        (Questionnaire.EnableWhen.Operator.exists, AnswerValue.boolean(true), true), (.exists, .boolean(false), false),
        (.equal, .integer(3), true), (.equal, .integer(4), false), (.notEqual, .integer(4), true),
        (.notEqual, .integer(3), false), (.greater, .integer(2), true), (.greater, .integer(3), false),
        (.less, .integer(4), true), (.less, .integer(3), false), (.atLeast, .integer(3), true),
        (.atLeast, .integer(4), false), (.atMost, .integer(3), true), (.atMost, .integer(2), false),
    ])
    func `a condition compares the answer`(
        _ comparison: Questionnaire.EnableWhen.Operator, _ answer: AnswerValue, _ isMet: Bool
    ) {
        #expect(Questionnaire.EnableWhen("q", comparison, answer).isMet(by: [.integer(3)]) == isMet)
    }

    @Test(arguments: Questionnaire.EnableWhen.Operator.allCases)
    func `a question without an answer meets only that none exists`(
        _ comparison: Questionnaire.EnableWhen.Operator
    ) {
        #expect(!Questionnaire.EnableWhen("q", comparison, .boolean(true)).isMet(by: []))
        #expect(Questionnaire.EnableWhen("q", comparison, .boolean(false)).isMet(by: []) == (comparison == .exists))
    }

    @Test func `what is no number is refused by the unit of the question`() {
        let item = Questionnaire.Item(
            linkId: "fever", text: "How high?", kind: .quantity, unit: Coding(code: "Cel", display: "°C"))
        #expect(item.fault(of: [.string("high")], on: Self.today) == "It takes a number in °C, not “high”.")
    }

    @Test func `codes are the same whatever their words, dates and amounts have an order`() {
        let code = AnswerValue.coding(Coding(system: "s", code: "a", display: "A"))
        #expect(code.matches(.coding(Coding(system: "s", code: "a", display: "other"))))
        #expect(!code.matches(.coding(Coding(system: "t", code: "a"))))
        #expect(AnswerValue.date(PartialDate("2026-01-02")!).compared(with: .date(PartialDate("2026-01-10")!)) == -1)
        let (one, two) = (Quantity(1, "mg"), Quantity(2, "mg"))
        #expect(AnswerValue.quantity(two).compared(with: .quantity(one)) == 1)
        #expect(AnswerValue.quantity(two).compared(with: .quantity(Quantity(1, "kg"))) == nil)
    }

    @Test func `what is not asked is not given, nor is what depends on it`() {
        let questionnaire = Questionnaire(
            id: "q", status: .active,
            items: [
                .init(linkId: "a", kind: .boolean),
                .init(
                    linkId: "b", kind: .group, enableWhen: [.init("a", .equal, Self.yes)],
                    items: [.init(linkId: "c", kind: .boolean)]),
                .init(linkId: "d", kind: .string, enableWhen: [.init("c", .equal, Self.yes)]),
            ])
        let answers: QuestionnaireAnswers = ["a": [Self.yes], "c": [Self.yes], "d": [.string("x")]]
        #expect(questionnaire.given(answers) == answers)
        var changed = answers
        changed["a"] = [.boolean(false)]
        #expect(questionnaire.given(changed) == ["a": [.boolean(false)]])
        #expect(questionnaire.responseItems(changed).map(\.linkId) == ["a"])
    }

    @Test func `all conditions or any of them`() {
        func enabled(_ behavior: Questionnaire.Item.EnableBehavior) -> Bool {
            Questionnaire(
                id: "q", status: .active,
                items: [
                    .init(linkId: "a", kind: .boolean), .init(linkId: "b", kind: .boolean),
                    .init(
                        linkId: "c", kind: .string,
                        enableWhen: [.init("a", .equal, Self.yes), .init("b", .equal, Self.yes)],
                        enableBehavior: behavior),
                ]
            ).enabled(["a": [Self.yes]]).contains("c")
        }
        #expect(enabled(.any) && !enabled(.all))
    }

    @Test func `what is missing, too long or too much is named`() {
        var answers = IntakeFixture.whole
        #expect(IntakeFixture.questionnaire.faults(of: answers, on: Self.today).isEmpty)
        answers["why"] = nil
        answers["itches"] = [.boolean(true)]
        answers["nights"] = [.integer(8)]
        answers["tired"] = [.string("x")]
        #expect(
            IntakeFixture.questionnaire.faults(of: answers, on: Self.today).map(\.linkId) == ["why", "nights", "tired"])
        answers["why"] = [.string("More than twenty letters")]
        #expect(
            IntakeFixture.questionnaire.faults(of: answers, on: Self.today).first?.sentence.description
                == "It takes at most 20 characters.")
        // Not asked, it lacks nothing.
        answers["itches"] = [.boolean(false)]
        #expect(!IntakeFixture.questionnaire.faults(of: answers, on: Self.today).map(\.linkId).contains("nights"))
    }

    @Test(
        arguments: [
            ("2026-11-24", nil, nil), ("2026-11-25", "It cannot be later than today, 24 Nov 2026.", nil),
            ("2026-11-23", nil, "It cannot be before today, 24 Nov 2026."), ("2026-11", nil, nil), ("2026", nil, nil),
            ("2026-12", "It cannot be later than today, 24 Nov 2026.", nil),
            ("2025", nil, "It cannot be before today, 24 Nov 2026."),
        ] as [(String, String?, String?)])
    func `a date is held to today, as far as it says a day`(_ text: String, late: String?, early: String?) throws {
        let date = AnswerValue.date(try #require(PartialDate(text)))
        func fault(_ limit: Questionnaire.Item.TodayLimit) -> String? {
            Questionnaire.Item(linkId: "a", kind: .date, todayLimit: limit).fault(of: [date], on: Self.today)?
                .description
        }
        #expect(fault(.maximum) == late && fault(.minimum) == early)
    }

    @Test(
        arguments: [
            (.integer(46), "It must be at most 45."), (.integer(29), "It must be at least 30."), (.integer(45), nil),
            (.integer(30), nil),
        ] as [(AnswerValue, String?)])
    func `a number that is refused is told what it must be`(_ answer: AnswerValue, _ fault: String?) {
        let item = Questionnaire.Item(linkId: "a", kind: .integer, minimum: .integer(30), maximum: .integer(45))
        #expect(item.fault(of: [answer], on: Self.today)?.description == fault)
    }

    @Test(
        arguments: [
            ("2026-12-01", "It cannot be later than 30 Nov 2026."), ("2025-12-31", "It cannot be before 1 Jan 2026."),
            ("2026-11-30", nil), ("2026-01-01", nil),
        ] as [(String, String?)])
    func `a date beyond a day is told that it cannot be`(_ text: String, _ fault: String?) throws {
        let item = Questionnaire.Item(
            linkId: "a", kind: .date, minimum: .date(try #require(PartialDate("2026-01-01"))),
            maximum: .date(try #require(PartialDate("2026-11-30"))))
        let answer = AnswerValue.date(try #require(PartialDate(text)))
        #expect(item.fault(of: [answer], on: Self.today)?.description == fault)
    }

    @Test(
        arguments: [
            (.maximum, "10 Nov", "2026-11-10"), (nil, "10. Dezember", "2025-12-10"), (.minimum, "10 Nov", "2027-11-10"),
            (.maximum, "24.11.26", "2026-11-24"), (.maximum, "2026-11", "2026-11"),
            (.maximum, "monday", "2026-11-23"), (.minimum, "montag", "2026-11-30"),
        ] as [(Questionnaire.Item.TodayLimit?, String, String)])
    func `a date is read as people write it, in a question about the past the last one`(
        _ limit: Questionnaire.Item.TodayLimit?, _ text: String, _ day: String
    ) {
        let item = Questionnaire.Item(linkId: "a", kind: .date, todayLimit: limit)
        let reading = item.reading(on: Self.today, in: Locale(identifier: "en")) { $0.description }
        #expect(item.answer(text, by: reading) == PartialDate(day).map(AnswerValue.date))
    }

    @Test(
        arguments: [
            ("no", "no"), ("NO", "no"), ("Nein", "no"), ("nein", "no"), ("Ja", "yes"), ("yes", "yes"), ("Nej", nil),
        ] as [(String, String?)])
    func `an answer is chosen by its code and its words, in English and in the language of who answers`(
        _ text: String, _ code: String?
    ) {
        let options = [("no", "No", "Nein"), ("yes", "Yes", "Ja")].map { code, display, german in
            Questionnaire.Option(.coding(Coding(code: code, display: display, translations: ["de": german])))
        }
        let german = { (phrase: Phrase) -> String in
            if case .recorded(let recorded) = phrase.pieces.first { return recorded.text { _ in "de" } }
            return ["Yes": "Ja", "No": "Nein"][phrase.description] ?? phrase.description
        }
        let reading = DayReading(from: nil, in: Locale(identifier: "de"), words: german)
        let choice = Questionnaire.Item(linkId: "a", kind: .choice, options: options)
        let chosen = choice.answer(text, by: reading, words: german)
        #expect(chosen == options.first { $0.value.matches(.coding(Coding(code: code))) }?.value)
        let flag = Questionnaire.Item(linkId: "b", kind: .boolean)
        #expect(flag.answer(text, by: reading, words: german) == code.map { AnswerValue.boolean($0 == "yes") })
    }

    @Test func `answers that differ only in the case of their letters are told apart`() {
        let options = ["a", "A"].map { Questionnaire.Option(.coding(Coding(code: $0))) }
        let item = Questionnaire.Item(linkId: "a", kind: .choice, options: options)
        let reading = DayReading(from: nil, in: Locale(identifier: "en")) { $0.description }
        #expect(["a", "A"].map { item.answer($0, by: reading) } == options.map(\.value))
    }

    @Test func `scores are summed for a group, once all of it is answered`() throws {
        let group = try #require(IntakeFixture.questionnaire.items.first { $0.kind == .group })
        #expect(IntakeFixture.questionnaire.score(of: group, IntakeFixture.whole) == 2)
        let never: QuestionnaireAnswers = ["tired": [IntakeFixture.never], "tense": [IntakeFixture.never]]
        #expect(IntakeFixture.questionnaire.score(of: group, never) == 0)
        #expect(IntakeFixture.questionnaire.score(of: group, ["tense": [IntakeFixture.never]]) == nil, "one is open")
        #expect(IntakeFixture.questionnaire.score(of: group, [:]) == nil, "nothing that counts is answered")
        let question = try #require(IntakeFixture.questionnaire.items.first)
        #expect(IntakeFixture.questionnaire.score(of: question, [:]) == nil)
    }

    @Test func `conditions in a circle open nothing`() {
        let questionnaire = Questionnaire(
            id: "q", status: .active,
            items: [
                .init(linkId: "a", kind: .boolean, enableWhen: [.init("b", .equal, Self.yes)]),
                .init(linkId: "b", kind: .boolean, enableWhen: [.init("a", .equal, Self.yes)]),
                .init(linkId: "c", kind: .boolean, enableWhen: [.init("c", .equal, Self.yes)]),
            ])
        #expect(questionnaire.enabled(["a": [Self.yes], "b": [Self.yes], "c": [Self.yes]]).isEmpty)
    }

    @Test(arguments: 1...200)
    func `in whatever form, what is asked follows from its conditions and its parents`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 1...12, using: &random)
        var items: [Questionnaire.Item] = []
        for number in 0..<count {
            // Of those that are asked before it: in a circle nothing follows.
            let conditions = (0..<(number == 0 ? 0 : Int.random(in: 0...2, using: &random))).map { _ in
                Questionnaire.EnableWhen(
                    "\(Int.random(in: 0..<number, using: &random))",
                    Questionnaire.EnableWhen.Operator.allCases.randomElement(using: &random)!,
                    Bool.random(using: &random) ? .boolean(.random(using: &random)) : .integer(1))
            }
            items.append(
                .init(
                    linkId: "\(number)", kind: .integer, enableWhen: conditions,
                    enableBehavior: .random(using: &random) ? .all : .any))
        }
        let questionnaire = Questionnaire(id: "q", status: .active, items: items)
        var answers: QuestionnaireAnswers = [:]
        for number in 0..<count where Bool.random(using: &random) {
            answers["\(number)"] = [.integer(.random(in: 0...2, using: &random))]
        }
        let enabled = questionnaire.enabled(answers)
        let given = questionnaire.given(answers)
        #expect(Set(given.keys).isSubset(of: enabled))
        // An item is asked exactly where what is given meets its conditions.
        for item in items {
            let met = item.enableWhen.map { $0.isMet(by: given[$0.question] ?? []) }
            let isMet = met.isEmpty || (item.enableBehavior == .all ? !met.contains(false) : met.contains(true))
            #expect(enabled.contains(item.linkId) == isMet)
        }
        #expect(questionnaire.enabled(given).isSuperset(of: Set(given.keys)))
    }

    @Test(arguments: [
        (".5", "0.5"), ("+5", "5"), ("05", "5"), ("5.", "5"), ("-0.50", "-0.50"), ("00.10e-3", "0.10e-3"), ("0", "0"),
        ("-00", "-0"), ("12.30", "12.30"),
    ])
    func `a number keeps its digits, in the form of JSON`(text: String, json: String) {
        #expect(ExactDecimal(text)?.description == json)
        #expect(ExactDecimal(typed: text.replacing(".", with: ","))?.description == json)
    }

    @Test(arguments: ["", "five", "1,5", "1.2.3", "0x10", "1 000", "e5", "."])
    func `what is no number is none`(text: String) {
        #expect(ExactDecimal(text) == nil)
    }
}
