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
    /// recorded.
    package var words: Phrase? {
        let recorded: Phrase? = (text ?? patientInstruction).map { "\($0)" }
        let (route, frequency) = (self.route.flatMap(Route.init), timing.flatMap(Frequency.init))
        guard (self.route == nil) == (route == nil), (timing == nil) == (frequency == nil) else { return recorded }
        func words(_ dose: some StringProtocol) -> Phrase {
            Self.words(
                dose: String(dose), route: route, frequency: frequency, isAsNeeded: asNeeded,
                instructions: patientInstruction ?? "")
        }
        guard let text else { return dose == nil ? recorded : words(dose?.display ?? "") }
        let coded = words("").description
        guard text.hasSuffix(coded) else { return recorded }
        let whole = words(text.dropLast(coded.count).trimmingSuffix { $0 == " " || $0 == "," })
        return whole.description == text ? whole : recorded
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

extension Dosage {
    /// An amount of what is counted, such as `2 tablets`; any other dose is as it was typed.
    private static func doseWords(_ dose: String) -> Phrase {
        let parts = dose.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].allSatisfy({ $0.isNumber || $0 == "." }) else { return "\(dose)" }
        let amount = ExactDecimal(String(parts[0]))?.words ?? "\(parts[0])"
        return switch parts[1] {
        case "tablet": "\(amount) tablet"
        case "tablets": "\(amount) tablets"
        case "capsule": "\(amount) capsule"
        case "capsules": "\(amount) capsules"
        case "drop": "\(amount) drop"
        case "drops": "\(amount) drops"
        case "puff": "\(amount) puff"
        case "puffs": "\(amount) puffs"
        case "sachet": "\(amount) sachet"
        case "sachets": "\(amount) sachets"
        case "spoon": "\(amount) spoon"
        case "spoons": "\(amount) spoons"
        case "patch": "\(amount) patch"
        case "patches": "\(amount) patches"
        case "unit": "\(amount) unit"
        case "units": "\(amount) units"
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
    /// How it is taken; empty where nobody has said so.
    package var dosageWords: Phrase { Phrase(joining: dosages.compactMap(\.words), by: "; ") }
}

extension Phrase {
    package var isEmpty: Bool { description.isEmpty }
}
