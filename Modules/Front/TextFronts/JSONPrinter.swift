import PlainText

/// Frames as objects, a line each; the members always in the same order.
final class JSONPrinter: FramePrinter {
    private var count = 0

    func show(_ frame: Frame, _ occasion: FrameOccasion) -> Bool {
        count += 1
        var json = JSONObject()
        json["frame"] = .number(String(count))
        if count == 1 {
            json["locale"] = .string(frame.locale.identifier)
            json["layoutDirection"] = .string(frame.isRightToLeft ? "rightToLeft" : "leftToRight")
        }
        if case .answer(let id?) = occasion { json["id"] = id }
        if occasion == .unasked { json["unasked"] = .bool(true) }
        json["title"] = .string(frame.title)
        json["path"] = .array(frame.path.map(JSONValue.string))
        json["busy"] = .bool(occasion == .busy)
        json["presented"] = .some(frame.presented?.rawValue)
        json["elements"] = .array(frame.elements.map(\.json))
        json["text"] = .array(frame.lines.map(JSONValue.string))
        if frame.hasMore { json["more"] = .bool(true) }
        if frame.hasLess { json["less"] = .bool(true) }
        return Output.write(JSONWriter.text(.object(json)) + "\n")
    }

    func refuse(_ error: CommandError, id: JSONValue?) -> Bool {
        var json = JSONObject()
        if let id { json["id"] = id }
        json["error"] = ["code": .string(error.code.rawValue), "message": .string(error.message)]
        return Output.write(JSONWriter.text(.object(json)) + "\n")
    }

    func prompt() {}

    func conceal() {}

    func key(of frame: Frame) -> String {
        [
            JSONWriter.text(.array(frame.elements.map(\.json))),
            JSONWriter.text(.array(frame.path.map(JSONValue.string))),
            frame.title, frame.presented?.rawValue ?? "", frame.text,
        ].joined(separator: "\u{2}")
    }
}

extension SemanticElement {
    fileprivate var json: JSONValue {
        var json = JSONObject()
        json["ref"] = ref.map { .number(String($0)) } ?? .null
        json["role"] = .string(role.rawValue)
        json["label"] = .string(label)
        json["value"] = .some(value)
        json["enabled"] = .bool(isEnabled)
        json["focused"] = .bool(isFocused)
        json["identifier"] = .some(identifier)
        if !actions.isEmpty { json["actions"] = .array(actions.map(JSONValue.string)) }
        if let options { json["options"] = .array(options.map(JSONValue.string)) }
        return .object(json)
    }
}

extension JSONValue {
    fileprivate static func some(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}
