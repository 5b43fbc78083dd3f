extension LocalizedStringKey {
    /// A part of the localized words: words with the marks around them, or a text that stands in a gap; and the link
    /// around either.
    enum Piece {
        case words(String, InlinePresentationIntent, URL?)
        case text(Text, URL?)
    }

    /// Whose words a key is looked up among.
    enum Source: Equatable, Sendable {
        /// A table of a bundle; nil for the program's own.
        case table(String?, Bundle?)
        /// TextUI's own words.
        case own
    }

    /// Returns the localized words with the arguments in their places. Marks are read in the string alone, not in the
    /// values of its gaps.
    func pieces(of source: Source, in environment: EnvironmentValues) -> [Piece] {
        let locale = environment.locale
        let found = format(of: source, in: locale)
        var fillings: [Argument] = []
        // Looked for as bytes: Foundation's search makes an object of the string first.
        let hasGaps = found.utf8.contains(UInt8(ascii: "%"))
        var filled = hasGaps ? Self.fill(found, arguments, into: &fillings) : found
        if filled.utf8.contains(UInt8(ascii: "^")) { filled = Self.inflected(filled, &fillings, locale) }
        var pieces: [Piece] = []
        // TextUI's own words have no marks, and say what somebody has typed.
        for run in source == .own ? [Markdown.Run(filled)] : Markdown.parse(filled) {
            let link = run.link.flatMap { URL(string: Self.filled($0, fillings, locale)) }
            var words = ""
            for character in run.text {
                guard let index = Self.index(ofGap: character), fillings.indices.contains(index) else {
                    words.append(character)
                    continue
                }
                switch fillings[index] {
                case .text(let text):
                    if !words.isEmpty { pieces.append(.words(words, run.intent, link)) }
                    words = ""
                    pieces.append(.text(text.adding(CellAttributes(run.intent, link: link)), link))
                case let other: words += Self.string(other, locale)
                }
            }
            if !words.isEmpty { pieces.append(.words(words, run.intent, link)) }
        }
        return pieces
    }

    /// Whether the key has a translation.
    func hasOtherWords(in source: Source, _ environment: EnvironmentValues) -> Bool {
        format(of: source, in: environment.locale) != key
    }

    private func format(of source: Source, in locale: Locale) -> String {
        let count: Int64? = arguments.lazy.compactMap { if case .int(let count) = $0 { count } else { nil } }.first
        return switch source {
        case .table(let table, let bundle):
            Localization.format(key, table: table, bundle: bundle, count: count, locale: locale)
        case .own: Localization.ownFormat(key, count: count, locale: locale)
        }
    }

    /// The words without their looks.
    func string(of source: Source, in environment: EnvironmentValues) -> String {
        pieces(of: source, in: environment).map {
            switch $0 {
            case .words(let words, _, _): words
            case .text(let text, _): text.string(in: environment)
            }
        }.joined()
    }

    /// The words of TextUI's own for the key, in the program's language.
    package var own: String {
        if arguments.isEmpty, !key.utf8.contains(UInt8(ascii: "%")), !ProgramLocale.hasOtherWords { return key }
        return string(of: .own, in: EnvironmentValues())
    }

    /// The phrases that ask for it in the number that they tell; their words may stand in gaps.
    private static func inflected(_ text: String, _ fillings: inout [Argument], _ locale: Locale) -> String {
        var inflection = Inflection(isEnglish: locale.language.languageCode == .english, fillings: fillings)
        defer { fillings = inflection.fillings }
        return inflection.resolve(text)
    }

    /// Characters of private use, at the far end of their plane, stand for the arguments while the marks are read.
    private static func gap(_ index: Int) -> Character? {
        Unicode.Scalar(0xF_FF80 + UInt32(index)).flatMap { index < 64 ? Character($0) : nil }
    }

    static func index(ofGap character: Character) -> Int? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
            (0xF_FF80..<0xF_FFC0).contains(scalar.value)
        else { return nil }
        return Int(scalar.value - 0xF_FF80)
    }

    /// The text with the words of its arguments in their places.
    private static func filled(_ text: String, _ fillings: [Argument], _ locale: Locale) -> String {
        text.map { character in
            guard let index = index(ofGap: character), fillings.indices.contains(index) else { return "\(character)" }
            return string(fillings[index], locale)
        }.joined()
    }

    /// Fills `%@`, `%lld`, `%lf` and their positional forms (`%2$@`); other text passes.
    private static func fill(_ format: String, _ arguments: [Argument], into fillings: inout [Argument]) -> String {
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            var position: Int?
            if let dollar = rest.firstIndex(of: "$"), let number = Int(rest[..<dollar]) {
                position = number - 1
                rest = rest[rest.index(after: dollar)...]
            }
            guard let specifier = ["@", "lld", "ld", "d", "llu", "lu", "u", "lf", "f"].first(where: rest.hasPrefix)
            else {
                result += "%"
                continue
            }
            rest = rest.dropFirst(specifier.count)
            let index = position ?? next
            next = index + 1
            guard arguments.indices.contains(index), let gap = gap(fillings.count) else { continue }
            result.append(gap)
            fillings.append(arguments[index])
        }
        return result + rest
    }

    private static func string(_ argument: Argument, _ locale: Locale) -> String {
        switch argument {
        case .string(let string): return string
        case .int(let value): return value.formatted(.number.locale(locale))
        case .double(let value): return String(format: "%f", locale: locale, value)
        case .text(let text):
            var environment = EnvironmentValues()
            environment.locale = locale
            return text.string(in: environment)
        }
    }
}
