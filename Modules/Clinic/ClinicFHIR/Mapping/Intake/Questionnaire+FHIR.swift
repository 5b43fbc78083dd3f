import ClinicModel
import PlainText

extension Questionnaire: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource.identifiers, url: resource["url"]?.string,
            status: try resource.code("status", in: Self.resourceType),
            title: resource["title"]?.string ?? resource["name"]?.string,
            titleTranslations: TranslationExtension.translations(of: "title", in: .object(resource)),
            services: resource["useContext"].items.compactMap(Self.service),
            items: resource["item"].items.compactMap { Item(json: $0, in: resource) })
    }

    func write(_ edit: inout ResourceEdit<Questionnaire>) {
        edit.set("url", \.url) { $0.map { .string($0) } }
        edit.setIdentifiers(\.identifiers)
        edit.set("title", \.title) { $0.map { .string($0) } }
        edit.set("_title", \.titleTranslations, TranslationExtension.json)
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set(
            "useContext", \.services, decode: Self.service,
            encode: { service, _ in .some(("code", Self.workflow.json), ("valueCodeableConcept", service.json)) })
        // Nothing here changes them: they stay in the resource as they were sent.
        if edit.before == nil { edit.resource["item"] = .some(items.map(\.json)) }
    }

    private static let workflow = Coding(
        system: "http://terminology.hl7.org/CodeSystem/usage-context-type", code: "workflow")

    /// The service of a `useContext` of the type `workflow`.
    private static func service(_ context: JSONValue) -> CodeableConcept? {
        guard context["code"]?["code"] == .string("workflow") else { return nil }
        return context["valueCodeableConcept"].flatMap(CodeableConcept.init(json:))
    }
}

private enum ItemExtension {
    private static let base = "http://hl7.org/fhir/StructureDefinition/"

    static let minimum = base + "minValue"
    static let maximum = base + "maxValue"
    static let unit = base + "questionnaire-unit"
    static let score = base + "ordinalValue"
    static let weight = base + "itemWeight"
    static let hidden = base + "questionnaire-hidden"
}

extension Questionnaire.Item {
    fileprivate init?(json: JSONValue, in questionnaire: JSONObject) {
        guard let object = json.object, let linkId = object["linkId"]?.string,
            let kind = object["type"]?.string.flatMap(Kind.init)
        else { return nil }
        func limit(_ url: String) -> AnswerValue? {
            object["extension"].items.first { $0["url"] == .string(url) }.flatMap { AnswerValue($0) }
        }
        let conditions = object["enableWhen"].items.compactMap(Questionnaire.EnableWhen.init(json:))
        self.init(
            linkId: linkId, prefix: object["prefix"]?.string, text: object["text"]?.string,
            translations: TranslationExtension.translations(of: "text", in: json), kind: kind,
            isRequired: object["required"]?.bool ?? false, repeats: object["repeats"]?.bool ?? false,
            isReadOnly: object["readOnly"]?.bool ?? false, maxLength: object["maxLength"]?.integer,
            minimum: limit(ItemExtension.minimum), maximum: limit(ItemExtension.maximum),
            todayLimit: TodayLimit(object["extension"].items),
            unit: object.value(ofExtension: ItemExtension.unit).map(Coding.init(json:)),
            enableWhen: conditions,
            enableBehavior: object["enableBehavior"]?.string.flatMap(EnableBehavior.init) ?? .any,
            options: object["answerOption"].items.compactMap(Questionnaire.Option.init(json:))
                + Self.contained(object["answerValueSet"]?.string, in: questionnaire),
            initial: object["initial"].items.compactMap { AnswerValue($0) },
            isHidden: object.value(ofExtension: ItemExtension.hidden)?.bool == true ? true : nil,
            calculation: Calculation(object, of: kind),
            items: object["item"].items.compactMap { Self(json: $0, in: questionnaire) })
    }

    /// The codes of a value set that the questionnaire contains and that lists them.
    private static func contained(_ reference: String?, in questionnaire: JSONObject) -> [Questionnaire.Option] {
        guard let reference, reference.hasPrefix("#") else { return [] }
        let sets = questionnaire["contained"].items.filter { $0["id"] == .string(String(reference.dropFirst())) }
        return sets.flatMap { $0["compose"]?["include"].items ?? [] }.flatMap { include in
            include["concept"].items.map { concept in
                var coding = Coding(json: concept)
                coding.system = include["system"]?.string
                let designations = concept["designation"].items.compactMap { designation in
                    designation["language"]?.string.flatMap { language in
                        designation["value"]?.string.map { (language, $0) }
                    }
                }
                if coding.translations == nil, !designations.isEmpty {
                    coding.translations = Dictionary(designations) { first, _ in first }
                }
                return Questionnaire.Option(.coding(coding), score: Questionnaire.Option.score(of: concept))
            }
        }
    }

    fileprivate var json: JSONValue {
        var extensions: [JSONValue] = []
        for (url, value) in [(ItemExtension.minimum, minimum), (ItemExtension.maximum, maximum)] {
            if let member = value?.member() {
                extensions.append(.some(("url", .string(url)), (member.name, member.value)))
            }
        }
        if isHidden == true {
            extensions.append(.some(("url", .string(ItemExtension.hidden)), ("valueBoolean", true)))
        }
        if let todayLimit { extensions.append(todayLimit.json) }
        if let unit {
            extensions.append(.some(("url", .string(ItemExtension.unit)), ("valueCoding", unit.json)))
        }
        return .some(
            ("extension", .some(extensions)), ("linkId", .string(linkId)), ("prefix", prefix.map(JSONValue.string)),
            ("text", text.map(JSONValue.string)), ("_text", TranslationExtension.json(translations)),
            ("type", .string(kind.rawValue)),
            ("enableWhen", .some(enableWhen.map(\.json))),
            ("enableBehavior", enableWhen.count > 1 ? .string(enableBehavior.rawValue) : nil),
            ("required", isRequired ? true : nil), ("repeats", repeats ? true : nil),
            ("readOnly", isReadOnly ? true : nil), ("maxLength", maxLength.map { .number(String($0)) }),
            ("answerOption", .some(options.map(\.json))),
            ("initial", .some(initial.map { .object(JSONObject([($0.member().name, $0.member().value)])) })),
            ("item", .some(items.map(\.json))))
    }
}

extension JSONValue {
    /// An array that has something in it.
    fileprivate static func some(_ items: [JSONValue]) -> JSONValue? { items.isEmpty ? nil : .array(items) }
}

extension Questionnaire.Option {
    fileprivate init?(json: JSONValue) {
        guard let value = AnswerValue(json) else { return nil }
        self.init(
            value, translations: TranslationExtension.translations(of: "valueString", in: json),
            score: Self.score(of: json) ?? json["valueCoding"].flatMap(Self.score),
            isInitial: json["initialSelected"]?.bool ?? false)
    }

    /// The extension stands with the option, or with its code.
    fileprivate static func score(of json: JSONValue) -> ExactDecimal? {
        let values = [ItemExtension.score, ItemExtension.weight].lazy.compactMap {
            json.object?.value(ofExtension: $0)
        }
        guard case .number(let digits)? = values.first else { return nil }
        return ExactDecimal(digits)
    }

    fileprivate var json: JSONValue {
        let member = value.member()
        let scores: [JSONValue] =
            score.map {
                [.some(("url", .string(ItemExtension.score)), ("valueDecimal", .number($0.description)))]
            } ?? []
        return .some(
            ("extension", .some(scores)), (member.name, member.value),
            ("_valueString", TranslationExtension.json(translations)), ("initialSelected", isInitial ? true : nil))
    }
}

extension Questionnaire.EnableWhen {
    fileprivate init?(json: JSONValue) {
        guard let question = json["question"]?.string,
            let comparison = json["operator"]?.string.flatMap(Operator.init),
            let answer = AnswerValue(json, "answer")
        else { return nil }
        self.init(question, comparison, answer)
    }

    fileprivate var json: JSONValue {
        let member = answer.member("answer")
        return .some(
            ("question", .string(question)), ("operator", .string(comparison.rawValue)), (member.name, member.value))
    }
}
