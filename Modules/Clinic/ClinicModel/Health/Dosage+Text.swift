extension Dosage.Frequency {
    package var words: Phrase {
        switch self {
        case .once: "once a day"
        case .twice: "twice a day"
        case .thrice: "three times a day"
        case .fourTimes: "four times a day"
        case .weekly: "once a week"
        case .monthly: "once a month"
        }
    }
}

extension Dosage.Route {
    package var words: Phrase {
        switch self {
        case .oral: "by mouth"
        case .sublingual: "under the tongue"
        case .topical: "on the skin"
        case .nasal: "into the nose"
        case .ophthalmic: "into the eye"
        case .inhalation: "inhaled"
        case .rectal: "into the rectum"
        case .subcutaneous: "under the skin"
        case .intramuscular: "into a muscle"
        case .intravenous: "into a vein"
        }
    }
}

extension Dosage {
    /// How it is taken. What is coded is in words that have translations; a text that says anything else stands as it was
    /// recorded. Nil where nothing at all is said.
    package var words: Phrase? {
        let recorded: Phrase? = (text ?? patientInstruction).map { "\($0)" }
        guard isPlain else { return text == nil ? codedWords : recorded }
        let (route, frequency) = (self.route.flatMap(Route.init), timing.flatMap(Frequency.init))
        func words(_ dose: some StringProtocol) -> Phrase {
            Self.words(
                dose: String(dose), route: route, frequency: frequency, isAsNeeded: asNeeded,
                instructions: patientInstruction ?? "")
        }
        guard let text else {
            let said = words(dose?.display ?? "")
            return said.isEmpty ? source.map { _ in Self.unread } : said
        }
        let coded = words("").description
        guard text.hasSuffix(coded) else { return recorded }
        let whole = words(text.dropLast(coded.count).trimmingSuffix { $0 == " " || $0 == "," })
        return whole.description == text ? whole : recorded
    }

    /// Whether it says no more than what is chosen where one prescribes.
    private var isPlain: Bool {
        details == nil && (route == nil) == (route.flatMap(Route.init) == nil)
            && (timing == nil) == (timing.flatMap(Frequency.init) == nil)
    }

    /// All of it that is coded.
    private var codedWords: Phrase {
        let details = details ?? Details()
        let amount = dose.map { Self.amountWords($0, to: details.greatestDose) }
        let way = route.map { Route($0)?.words ?? $0.words }
        let main = [
            details.method?.words, amount, details.rate.map { "at a rate of \($0)" }, way, details.site?.words,
        ].compactMap(\.self)
        let need: Phrase? = details.need.map { "as needed for: \($0.words)" } ?? (asNeeded ? "as needed" : nil)
        let parts =
            [main.isEmpty ? nil : Phrase(joining: main, by: " ")] + (timing?.words ?? []) + [need]
            + details.limits.map(\.words) + details.additional.map(\.words) + [patientInstruction.map { "\($0)" }]
        let said = parts.compactMap(\.self)
        return said.isEmpty ? Self.unread : Phrase(joining: said, by: ", ")
    }

    private static let unread: Phrase = "taken as prescribed, which is not in a form that is shown here"

    fileprivate static func amountWords(_ amount: Quantity, to greatest: Quantity? = nil) -> Phrase {
        guard let greatest else { return doseWords(amount.display) }
        let least = amount.unitText == greatest.unitText ? amount.value?.words ?? "" : amount.words
        return Phrase(joining: [least, doseWords(greatest.display)], by: "–")
    }

    /// The parts of a dosage as one sentence; units of the dose that are words have
    /// translations, and the instructions are as they were typed.
    static func words(
        dose: String, route: Route?, frequency: Frequency?, isAsNeeded: Bool, instructions: String
    ) -> Phrase {
        let main: [Phrase] = [dose.isEmpty ? nil : doseWords(dose), route?.words, frequency?.words].compactMap(\.self)
        let parts: [Phrase?] = [
            main.isEmpty ? nil : Phrase(joining: main, by: " "), isAsNeeded ? "as needed" : nil,
            instructions.isEmpty ? nil : "\(instructions)",
        ]
        return Phrase(joining: parts.compactMap(\.self), by: ", ")
    }
}

extension Dosage.Limit {
    fileprivate var words: Phrase {
        let most = Dosage.amountWords(dose)
        return switch scope {
        case .period: period.map { "at most \(most) in \($0.lengthWords)" } ?? "at most \(most) at once"
        case .administration: "at most \(most) at once"
        case .lifetime: "at most \(most) in all"
        }
    }
}

extension Dosage {
    /// An amount of what is counted, such as `2 tablets`; any other dose is as it was typed.
    static func doseWords(_ dose: String) -> Phrase {
        let parts = dose.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].allSatisfy({ $0.isNumber || $0 == "." }) else { return "\(dose)" }
        let number = ExactDecimal(String(parts[0]))
        let amount = number?.words ?? "\(parts[0])"
        let isOne = number.map { $0.value <= 1 } ?? true
        return switch parts[1] {
        case "tablet" where isOne: "\(amount) tablet"
        case "tablet", "tablets": "\(amount) tablets"
        case "capsule" where isOne: "\(amount) capsule"
        case "capsule", "capsules": "\(amount) capsules"
        case "drop" where isOne: "\(amount) drop"
        case "drop", "drops": "\(amount) drops"
        case "puff" where isOne: "\(amount) puff"
        case "puff", "puffs": "\(amount) puffs"
        case "sachet" where isOne: "\(amount) sachet"
        case "sachet", "sachets": "\(amount) sachets"
        case "spoon" where isOne: "\(amount) spoon"
        case "spoon", "spoons": "\(amount) spoons"
        case "patch" where isOne: "\(amount) patch"
        case "patch", "patches": "\(amount) patches"
        case "unit" where isOne: "\(amount) unit"
        case "unit", "units": "\(amount) units"
        default: "\(dose)"
        }
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !isTrimmed($0) }.map { index(after: $0) } ?? startIndex)]
    }
}

extension MedicationRequest {
    /// How it is taken, its steps in their order; empty where nobody has said so.
    package var dosageWords: Phrase {
        let steps = dosages.enumerated().sorted {
            ($0.element.details?.sequence ?? 0, $0.offset) < ($1.element.details?.sequence ?? 0, $1.offset)
        }
        var last: Int?
        let said = steps.compactMap { step -> Phrase? in
            guard let words = step.element.words else { return nil }
            let sequence = step.element.details?.sequence
            defer { last = sequence }
            // What was typed has its own words for what comes next.
            let isNext = step.element.text == nil && last.map { $0 < sequence ?? 0 } == true
            return isNext ? "then \(words)" : words
        }
        return Phrase(joining: said, by: "; ")
    }
}

extension Phrase {
    package var isEmpty: Bool { description.isEmpty }
}
