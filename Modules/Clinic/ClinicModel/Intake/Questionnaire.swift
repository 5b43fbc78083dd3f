/// What patients are asked before a visit.
package struct Questionnaire: Entity, Codable {
    package static let resourceType = "Questionnaire"

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case draft, active, retired, unknown
    }

    package let id: EntityID<Questionnaire>
    package var identifiers: [Identifier]
    /// The canonical URL, by which responses name it.
    package var url: String?
    package var status: Status
    package var title: String?
    /// Of `title`, by the codes of their languages: R4's extension `translation`.
    package var titleTranslations: [String: String]?
    /// The services before whose visits it is asked: R4's `useContext` of the type `workflow`.
    package var services: [CodeableConcept]
    package var items: [Item]

    package init(
        id: ID, identifiers: [Identifier] = [], url: String? = nil, status: Status, title: String? = nil,
        titleTranslations: [String: String]? = nil, services: [CodeableConcept] = [], items: [Item]
    ) {
        self.id = id
        self.identifiers = identifiers
        self.url = url
        self.status = status
        self.title = title
        self.titleTranslations = titleTranslations
        self.services = services
        self.items = items
    }

    package var name: String { title ?? id.rawValue }

    /// The name in the reader's language.
    package var words: Phrase { Phrase(recorded: name, titleTranslations) }

    /// How a response names it.
    package var canonical: String { url ?? id.reference }

    /// Whether it is asked before a visit for `service`.
    package func isAsked(for service: CodeableConcept?) -> Bool {
        guard status == .active, let service else { return false }
        return services.contains { one in
            let codes = Set(one.codings.compactMap { coding in coding.code.map { [coding.system ?? "", $0] } })
            return service.codings.contains { coding in
                coding.code.map { codes.contains([coding.system ?? "", $0]) } ?? false
            } || one.text != nil && one.text == service.text
        }
    }

    /// Every item, each before those that it has.
    package var allItems: [Item] { items.flatMap(\.withItems) }

    /// Those of them that are shown.
    package var shownItems: [Item] { items.flatMap(\.shownItems) }
}

extension Questionnaire {
    /// A question, a group or a text to read.
    package struct Item: Hashable, Codable, Sendable, Identifiable {
        package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
            case group, display, boolean, decimal, integer, date, dateTime, time, string, text, url, choice
            case openChoice = "open-choice"
            case attachment, reference, quantity
        }

        package enum TodayLimit: String, Hashable, Codable, Sendable, CaseIterable {
            case minimum, maximum
        }

        /// What an item is computed as, in place of being asked.
        package enum Calculation: String, Hashable, Codable, Sendable, CaseIterable {
            /// The sum of what the answers before it score.
            case total
            /// Something that is not computed here.
            case other
        }

        package enum EnableBehavior: String, Hashable, Codable, Sendable, CaseIterable {
            case all, any
        }

        package var linkId: String
        package var prefix: String?
        package var text: String?
        /// Of `text`, by the codes of their languages: R4's extension `translation`.
        package var translations: [String: String]?
        package var kind: Kind
        package var isRequired: Bool
        package var repeats: Bool
        package var isReadOnly: Bool
        package var maxLength: Int?
        /// The least and the greatest answer, from R4's extensions `minValue` and `maxValue`.
        package var minimum: AnswerValue?
        package var maximum: AnswerValue?
        /// Which of the two is today, whenever it is answered: FHIRPath's `today()` in place of a value.
        package var todayLimit: TodayLimit?
        /// The unit of a quantity, from R4's extension `questionnaire-unit`.
        package var unit: Coding?
        package var enableWhen: [EnableWhen]
        package var enableBehavior: EnableBehavior
        package var options: [Option]
        package var initial: [AnswerValue]
        /// True for what the patient is not shown, with all below it: R4's extension `questionnaire-hidden`. Of these the
        /// practitioner reads the totals.
        package var isHidden: Bool?
        /// Nil for what is not computed: SDC's extension `calculatedExpression`, and R4's `cqf-expression`.
        package var calculation: Calculation?
        package var items: [Item]

        package init(
            linkId: String, prefix: String? = nil, text: String? = nil, translations: [String: String]? = nil,
            kind: Kind, isRequired: Bool = false, repeats: Bool = false, isReadOnly: Bool = false,
            maxLength: Int? = nil, minimum: AnswerValue? = nil, maximum: AnswerValue? = nil,
            todayLimit: TodayLimit? = nil, unit: Coding? = nil, enableWhen: [EnableWhen] = [],
            enableBehavior: EnableBehavior = .any, options: [Option] = [], initial: [AnswerValue] = [],
            isHidden: Bool? = nil, calculation: Calculation? = nil, items: [Item] = []
        ) {
            self.linkId = linkId
            self.prefix = prefix
            self.text = text
            self.translations = translations
            self.kind = kind
            self.isRequired = isRequired
            self.repeats = repeats
            self.isReadOnly = isReadOnly
            self.maxLength = maxLength
            self.minimum = minimum
            self.maximum = maximum
            self.todayLimit = todayLimit
            self.unit = unit
            self.enableWhen = enableWhen
            self.enableBehavior = enableBehavior
            self.options = options
            self.initial = initial
            self.isHidden = isHidden
            self.calculation = calculation
            self.items = items
        }

        package var id: String { linkId }

        /// What is asked, as it is shown.
        package var title: String { [prefix, text ?? linkId].compactMap(\.self).joined(separator: " ") }

        /// The same in the reader's language.
        package var words: Phrase {
            let text = Phrase(recorded: text ?? linkId, translations)
            return prefix.map { Phrase(joining: ["\($0)", text], by: " ") } ?? text
        }

        /// An answer in the reader's language: one of those to choose as the questionnaire words it.
        package func words(of answer: AnswerValue) -> Phrase {
            options.first { $0.value.matches(answer) }?.words ?? answer.words
        }

        /// Whether it takes an answer here.
        package var isAnswerable: Bool {
            switch kind {
            case .boolean, .decimal, .integer, .date, .string, .text, .openChoice, .quantity: !isFilledIn
            // Its answers may stand in a value set that is not in the questionnaire.
            case .choice: !isFilledIn && !options.isEmpty
            case .group, .display, .dateTime, .time, .url, .attachment, .reference: false
            }
        }

        /// Whether its answer is shown, and is not the patient's to give.
        package var isFilledIn: Bool { isReadOnly || calculation != nil }

        /// Whether it has to be answered. What cannot be answered here never has to be.
        package var needsAnswer: Bool { isRequired && isAnswerable }

        /// Whether an answer to it counts for a score.
        package var isScored: Bool { options.contains { $0.score != nil } }

        package var withItems: [Item] { [self] + items.flatMap(\.withItems) }

        /// Itself and what is below it, without what is hidden.
        package var shownItems: [Item] { isHidden == true ? [] : [self] + items.flatMap(\.shownItems) }
    }

    /// An answer to choose.
    package struct Option: Hashable, Codable, Sendable {
        package var value: AnswerValue
        /// Of a string, by the codes of their languages: R4's extension `translation`. A coding has its own.
        package var translations: [String: String]?
        /// What it adds to a score, from R4's extension `ordinalValue`.
        package var score: ExactDecimal?
        package var isInitial: Bool

        package init(
            _ value: AnswerValue, translations: [String: String]? = nil, score: ExactDecimal? = nil,
            isInitial: Bool = false
        ) {
            self.value = value
            self.translations = translations
            self.score = score
            self.isInitial = isInitial
        }

        package var words: Phrase {
            if case .string(let text) = value { Phrase(recorded: text, translations) } else { value.words }
        }
    }

    /// A condition under which an item is asked.
    package struct EnableWhen: Hashable, Codable, Sendable {
        package enum Operator: String, Hashable, Codable, Sendable, CaseIterable {
            case exists
            case equal = "="
            case notEqual = "!="
            case greater = ">"
            case less = "<"
            case atLeast = ">="
            case atMost = "<="
        }

        package var question: String
        package var comparison: Operator
        package var answer: AnswerValue

        package init(_ question: String, _ comparison: Operator, _ answer: AnswerValue) {
            self.question = question
            self.comparison = comparison
            self.answer = answer
        }
    }
}
