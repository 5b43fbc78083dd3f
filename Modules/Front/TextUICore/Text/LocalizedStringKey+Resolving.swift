extension LocalizedStringKey {
    /// A part of the localized words: words with the marks around them, or a text that stands in a gap.
    enum Piece {
        case words(String, CellAttributes, URL?)
        case text(Text)
    }

    /// The localized words with the arguments in their places. Marks are read in the string alone: what is put into its
    /// gaps stays as it is.
    func pieces(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> [Piece] {
        let found = Localization.string(key, table: table, bundle: bundle ?? .main, locale: environment.locale)
        var fillings: [Argument] = []
        let filled = found.contains("%") ? Self.fill(found, arguments, into: &fillings) : found
        var pieces: [Piece] = []
        for run in Markdown.parse(filled) {
            var words = ""
            for character in run.text {
                guard let index = Self.index(ofGap: character), fillings.indices.contains(index) else {
                    words.append(character)
                    continue
                }
                switch fillings[index] {
                case .text(let text):
                    if !words.isEmpty { pieces.append(.words(words, run.attributes, run.link)) }
                    words = ""
                    pieces.append(.text(text.adding(run.attributes)))
                case let other: words += Self.string(other, environment.locale)
                }
            }
            if !words.isEmpty { pieces.append(.words(words, run.attributes, run.link)) }
        }
        return pieces
    }

    /// Characters of private use, at the far end of their plane, stand for the arguments while the marks are read.
    private static func gap(_ index: Int) -> Character? {
        Unicode.Scalar(0xF_FF80 + UInt32(index)).flatMap { index < 64 ? Character($0) : nil }
    }

    private static func index(ofGap character: Character) -> Int? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
            (0xF_FF80..<0xF_FFC0).contains(scalar.value)
        else { return nil }
        return Int(scalar.value - 0xF_FF80)
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

/// Finds strings in the language of a locale.
enum Localization {
    private static let bundles = BundleCache()

    static func string(_ key: String, table: String?, bundle: Bundle, locale: Locale) -> String {
        let localized = bundles.bundle(of: bundle, for: locale) ?? bundle
        let found = localized.localizedString(forKey: key, value: nil, table: table)
        return found.isEmpty ? key : found
    }
}

/// The folders of a bundle for one language, looked up once.
private final class BundleCache: @unchecked Sendable {
    private let lock = NSLock()
    /// A bundle's path would be put together anew each time.
    private struct Key: Hashable {
        let bundle: ObjectIdentifier
        let locale: String
    }

    private struct Entry {
        /// Kept, so that no other takes its place in memory.
        let bundle: Bundle
        let localized: Bundle?
    }

    private var known: [Key: Entry] = [:]

    func bundle(of bundle: Bundle, for locale: Locale) -> Bundle? {
        let key = Key(bundle: ObjectIdentifier(bundle), locale: locale.identifier)
        return lock.withLock {
            if let found = known[key] { return found.localized }
            let found = Self.find(in: bundle, locale)
            known[key] = Entry(bundle: bundle, localized: found)
            return found
        }
    }

    private static func find(in bundle: Bundle, _ locale: Locale) -> Bundle? {
        let dashed = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let language = dashed.split(separator: "-").first.map(String.init) ?? dashed
        for name in [dashed, locale.identifier, language, "Base"] {
            let path = bundle.path(forResource: name, ofType: "lproj")
            if let path, let found = Bundle(path: path) { return found }
        }
        return nil
    }
}
