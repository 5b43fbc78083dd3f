/// Where somebody can be found or written to; FHIR's Address.
package struct PostalAddress: Hashable, Sendable {
    package enum Use: String, Hashable, Codable, Sendable, CaseIterable {
        case home, work, temp, old, billing
    }

    package var use: Use?
    /// The whole address as it is written, where it is not given in parts.
    package var text: String?
    /// The street and the number, or whatever stands above the city.
    package var line: [String]
    package var city: String?
    package var state: String?
    package var postalCode: String?
    package var country: String?

    package init(
        use: Use? = nil, text: String? = nil, line: [String] = [], city: String? = nil, state: String? = nil,
        postalCode: String? = nil, country: String? = nil
    ) {
        self.use = use
        self.text = text
        self.line = line
        self.city = city
        self.state = state
        self.postalCode = postalCode
        self.country = country
    }

    /// The address as one writes it, a line each.
    package var written: [String] {
        let place = [postalCode, city].compactMap(\.self).joined(separator: " ")
        let parts = line + [place, state ?? "", country ?? ""]
        let written = parts.filter { !$0.isEmpty }
        return written.isEmpty ? text.map { $0.split(whereSeparator: \.isNewline).map(String.init) } ?? [] : written
    }
}

/// Under the names that the elements have in FHIR; what is empty may be missing, and a line may have no text.
extension PostalAddress: Codable {
    private enum CodingKeys: CodingKey {
        case use, text, line, city, state, postalCode, country
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            use: try values.decodeIfPresent(Use.self, forKey: .use),
            text: try values.decodeIfPresent(String.self, forKey: .text),
            line: try values.decodeIfPresent([String?].self, forKey: .line)?.compactMap(\.self) ?? [],
            city: try values.decodeIfPresent(String.self, forKey: .city),
            state: try values.decodeIfPresent(String.self, forKey: .state),
            postalCode: try values.decodeIfPresent(String.self, forKey: .postalCode),
            country: try values.decodeIfPresent(String.self, forKey: .country))
    }
}
