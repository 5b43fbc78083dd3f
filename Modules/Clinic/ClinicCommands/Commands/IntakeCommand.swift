import ArgumentParser
import ClinicModel
import ClinicProgram
import Foundation

/// `intake [VISIT]`: what is asked before visits. Whoever may answer it does so by lines, or by a file of JSON.
package struct IntakeCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "intake", abstract: "Read, answer and sign what is asked before a visit.",
            discussion: """
                Without a visit it lists what waits to be signed. A choice is answered by its words or its code, yes or \
                no by these, in English or in your language, a date such as 30 Nov, 2026-11-30 or monday; \
                --answer linkid= takes an answer back. A group that repeats is answered again by \
                --answer linkid#2=text, one in its second time by linkid#2#2. A file of answers is a JSON object of \
                linkIds with texts, numbers, true or false, or lists of these.
                """)
    }

    package static var listing: ListingCommand? { .appointments }

    package var subject: Appointment.ID? { visit }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var visit: Appointment.ID?

    @Option(help: ArgumentHelp("Which of several questionnaires.", valueName: "id"))
    package var questionnaire: String?

    @Option(
        help: ArgumentHelp("An answer; several of one question stand one after the other.", valueName: "linkid=text"))
    package var answer: [String] = []

    @Option(help: ArgumentHelp("A file of answers.", valueName: "file"), completion: .file(extensions: ["json"]))
    package var answers: String?

    @Flag(help: "Sign the answers: you confirm that they are true.")
    package var sign = false

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func completed(_ command: CommandVisit<App>) async throws -> Self {
        guard let visit else { return self }
        var completed = self
        completed.visit = try await command.appointment(visit)
        return completed
    }

    package func answer(_ command: CommandVisit<App>) async throws -> IntakesAnswer {
        let gateway = command.gateways.intake
        guard let visit else { return IntakesAnswer(try await gateway.intakesToSign(), isWhole: false) }
        let intakes = try await gateway.intakes(of: visit, access: .opening)
        guard !answer.isEmpty || answers != nil || sign else { return IntakesAnswer(intakes, isWhole: true) }
        let intake = try chosen(of: intakes)
        let changed = try changed(intake)
        if sign {
            return IntakesAnswer([try await gateway.sign(changed, to: intake.id, over: intake.answers)], isWhole: true)
        }
        guard try await gateway.keep(changed, to: intake.id, over: intake.answers) == nil else {
            throw ProgramError(.busy, "the answers were changed elsewhere meanwhile", advice: "read them and try again")
        }
        let kept = try await gateway.intakes(of: visit, access: .refresh).filter { $0.id == intake.id }
        return IntakesAnswer(kept, isWhole: true)
    }

    private func chosen(of intakes: [Intake]) throws -> Intake {
        let found = intakes.filter { questionnaire == nil || $0.questionnaire.id.rawValue == questionnaire }
        guard let intake = found.first, found.count == 1 else {
            let known = intakes.map(\.questionnaire.id.rawValue).joined(separator: ", ")
            throw ProgramError(
                .usage, found.isEmpty ? "no such questionnaire is asked before this visit" : "several are asked",
                advice: known.isEmpty ? "see them with: intake" : "name one with --questionnaire: \(known)")
        }
        return intake
    }

    /// The answers with those that the command line has.
    private func changed(_ intake: Intake) throws -> QuestionnaireAnswers {
        var texts = try answers.map(read) ?? [:]
        for line in answer {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw ProgramError(.usage, "“\(line)” is no answer", advice: "write it such as reason=Cough")
            }
            texts[parts[0], default: []].append(parts[1])
        }
        var changed = intake.answers
        let all = intake.questionnaire.repeated(for: Array(changed.keys) + texts.keys).shownItems
        let items = Dictionary(all.map { ($0.linkId, $0) }) { first, _ in first }
        for (linkId, texts) in texts {
            guard let item = items[linkId], item.isAnswerable else {
                throw ProgramError(
                    .usage, "there is no question “\(linkId)” to answer",
                    advice: "see them with: intake \(intake.visit.id)")
            }
            let given = try texts.filter { !$0.isEmpty }.map { text in
                let reading = item.reading(on: intake.today, in: ProgramLanguage.locale) { $0.said }
                guard let value = item.answer(text, by: reading, words: { $0.said }) else {
                    throw ProgramError(.usage, "“\(item.words)” does not take “\(text)”", advice: item.takenAnswers)
                }
                return value
            }
            if !given.isEmpty, let fault = item.fault(of: given, on: intake.today) {
                throw ClinicError.invalid("“\(item.words)”: \(fault)")
            }
            changed[linkId] = given.isEmpty ? nil : given
        }
        let asked = intake.questionnaire.enabled(changed)
        if let item = all.first(where: { item in
            texts[item.linkId]?.contains { !$0.isEmpty } == true && !asked.contains(item.linkId)
        }) {
            throw ClinicError.invalid("“\(item.words)” is not asked, given the other answers.")
        }
        return changed
    }

    private func read(_ file: String) throws -> [String: [String]] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProgramError(.noInput, "cannot read \(file)", advice: "name a file of answers")
        }
        guard let object = try? JSONDecoder().decode([String: Texts].self, from: data) else {
            throw ProgramError(
                .badData, "\(file) is no file of answers", advice: #"write it such as {"reason": "Cough"}"#)
        }
        return object.mapValues(\.texts)
    }
}

/// Answers of a file as one types them.
private struct Texts: Decodable {
    let texts: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            texts = [text]
        } else if let flag = try? container.decode(Bool.self) {
            texts = ["\(flag)"]
        } else if let number = try? container.decode(Decimal.self) {
            texts = [number.description]
        } else {
            texts = try container.decode([Texts].self).flatMap(\.texts)
        }
    }
}

extension Questionnaire.Item {
    fileprivate var takenAnswers: Phrase {
        switch kind {
        case .integer: "it takes a whole number"
        case .decimal: "it takes a number"
        case .quantity: "it takes a number of \(unitText ?? "")"
        case .date: "it takes a date such as 30 Nov, 2026-11-30 or monday"
        default: "it takes one of: \(choices.map(\.said).joined(separator: ", "))"
        }
    }

    private var choices: [Phrase] {
        kind == .boolean ? [true, false].map { AnswerValue.boolean($0).words } : options.map(\.words)
    }
}
