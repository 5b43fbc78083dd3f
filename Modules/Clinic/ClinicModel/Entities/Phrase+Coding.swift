/// In JSON a phrase is the list of its pieces, so that whoever shows it elsewhere puts it into their own language.
extension Phrase: Codable {
    package init(from decoder: any Decoder) throws {
        pieces = try [Piece](from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        try pieces.encode(to: encoder)
    }
}

extension Phrase.Piece: Codable {
    private enum CodingKeys: CodingKey {
        case words, value, phrase, recorded
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try container.decodeIfPresent(String.self, forKey: .words) {
            self = .words(text)
        } else if let text = try container.decodeIfPresent(String.self, forKey: .value) {
            self = .value(text)
        } else if let recorded = try container.decodeIfPresent(RecordedText.self, forKey: .recorded) {
            self = .recorded(recorded)
        } else {
            self = .phrase(try container.decode(Phrase.self, forKey: .phrase))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .words(let text): try container.encode(text, forKey: .words)
        case .value(let text): try container.encode(text, forKey: .value)
        case .phrase(let phrase): try container.encode(phrase, forKey: .phrase)
        case .recorded(let recorded): try container.encode(recorded, forKey: .recorded)
        }
    }
}
