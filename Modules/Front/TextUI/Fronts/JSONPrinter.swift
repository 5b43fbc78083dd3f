/// Frames as objects, a line each.
final class JSONPrinter: FramePrinter {
    private struct Element: Encodable {
        let element: SemanticElement

        enum Keys: String, CodingKey {
            case ref, role, label, value, enabled, focused, identifier, actions, options
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(element.ref, forKey: .ref)
            try container.encode(element.role.rawValue, forKey: .role)
            try container.encode(element.label, forKey: .label)
            try container.encode(element.value, forKey: .value)
            try container.encode(element.isEnabled, forKey: .enabled)
            try container.encode(element.isFocused, forKey: .focused)
            try container.encode(element.identifier, forKey: .identifier)
            if !element.actions.isEmpty { try container.encode(element.actions, forKey: .actions) }
            if let options = element.options { try container.encode(options, forKey: .options) }
        }
    }

    private struct Reply: Encodable {
        let number: Int
        let frame: Frame
        let occasion: FrameOccasion

        enum Keys: String, CodingKey {
            case frame, id, unasked, title, path, busy, presented, elements, text, more, less
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(number, forKey: .frame)
            if case .answer(let id?) = occasion { try container.encode(id, forKey: .id) }
            if occasion == .unasked { try container.encode(true, forKey: .unasked) }
            try container.encode(frame.title, forKey: .title)
            try container.encode(frame.path, forKey: .path)
            try container.encode(occasion == .busy, forKey: .busy)
            try container.encode(frame.presented?.rawValue, forKey: .presented)
            try container.encode(frame.elements.map(Element.init), forKey: .elements)
            try container.encode(frame.lines, forKey: .text)
            if frame.hasMore { try container.encode(true, forKey: .more) }
            if frame.hasLess { try container.encode(true, forKey: .less) }
        }
    }

    private struct Failure: Encodable {
        struct Reason: Encodable {
            let code: String
            let message: String
        }

        let error: Reason
        let id: JSONValue?
    }

    private var count = 0
    private let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        return encoder
    }()

    func show(_ frame: Frame, _ occasion: FrameOccasion) -> Bool {
        count += 1
        return write(Reply(number: count, frame: frame, occasion: occasion))
    }

    func refuse(_ error: CommandError, id: JSONValue?) -> Bool {
        write(Failure(error: .init(code: error.code.rawValue, message: error.message), id: id))
    }

    private func write(_ value: some Encodable) -> Bool {
        do {
            return Output.write(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n")
        } catch {
            Output.error("a frame could not be written as JSON: \(error)")
            return true
        }
    }

    func prompt() {}

    func key(of frame: Frame) -> String {
        let elements = frame.elements.map { "\($0.ref ?? 0)\u{1}\($0.role)\u{1}\($0.label)\u{1}\($0.value ?? "")\u{1}\($0.isEnabled)" }
        return ([frame.title, frame.presented?.rawValue ?? ""] + frame.path + elements + frame.lines).joined(separator: "\u{2}")
    }
}
