/// English nouns in one number and the other.
enum EnglishNoun {
    static func plural(of word: String) -> String { cased(word, like: word) { isPlural($0) ? $0 : lowerPlural($0) } }
    static func singular(of word: String) -> String { cased(word, like: word) { lowerSingular($0) } }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice", "criterion": "criteria", "datum": "data",
        "phenomenon": "phenomena", "analysis": "analyses", "basis": "bases", "crisis": "crises",
        "diagnosis": "diagnoses", "thesis": "theses", "axis": "axes", "quiz": "quizzes", "this": "these",
        "that": "those", "lens": "lenses", "gas": "gases",
    ]
    private static let regular = Dictionary(uniqueKeysWithValues: irregular.map { ($1, $0) })

    /// Those that longer words end in: a policewoman, a salesperson, a grandchild.
    private static let compounds: [(one: String, many: String)] = [
        ("woman", "women"), ("person", "people"), ("child", "children"),
    ]

    private static let unchanging: Set<String> = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "information", "news", "equipment", "music",
        "software", "hardware", "feedback", "advice", "progress", "furniture", "luggage", "money", "weather",
    ]

    /// Those of which the plural ends in `ves`.
    private static let sharp: Set<String> = [
        "leaf", "loaf", "half", "calf", "wolf", "shelf", "self", "elf", "thief", "knife", "life", "wife",
    ]

    /// Those that end in `o` and get `es`.
    private static let hissing: Set<String> = ["potato", "tomato", "hero", "echo", "veto", "torpedo"]

    /// Endings of plurals of words that end in `e`, where others would have lost `es`.
    private static let silent: Set<String> = [
        "shoes", "toes", "foes", "canoes", "caches", "aches", "headaches", "avalanches", "movies", "cookies", "ties",
        "pies", "lies", "zombies", "selfies", "calories", "axes", "moustaches", "niches", "brownies", "rookies",
    ]

    private static func isVowel(_ letter: Character?) -> Bool { letter.map("aeiou".contains) ?? false }

    private static func isPlural(_ word: String) -> Bool {
        let one = lowerSingular(word)
        return one != word && lowerPlural(one) == word
    }

    private static func lowerPlural(_ word: String) -> String {
        if unchanging.contains(word) { return word }
        if let other = irregular[word] { return other }
        if sharp.contains(word) { return word.prefix { $0 != "f" } + "ves" }
        if let (one, many) = compounds.first(where: { word.hasSuffix($0.one) }) {
            return word.dropLast(one.count) + many
        }
        if word.hasSuffix("y"), !isVowel(word.dropLast().last) { return word.dropLast() + "ies" }
        let isHissing = ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) || hissing.contains(word)
        return word + (isHissing ? "es" : "s")
    }

    private static func lowerSingular(_ word: String) -> String {
        if unchanging.contains(word) || irregular[word] != nil { return word }
        if let other = regular[word] { return other }
        if let (one, many) = compounds.first(where: { word.hasSuffix($0.many) }) {
            return word.dropLast(many.count) + one
        }
        guard word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix), word.count > 2 else {
            return word
        }
        if silent.contains(word) { return String(word.dropLast()) }
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if word.hasSuffix("ves") {
            let stem = word.dropLast(3)
            if let one = [stem + "f", stem + "fe"].first(where: { sharp.contains(String($0)) }) { return String(one) }
        }
        let stem = word.dropLast(2)
        let hisses = ["ss", "x", "zz", "ch", "sh"].contains { stem.hasSuffix($0) } || hissing.contains(String(stem))
        if word.hasSuffix("es"), hisses || isLatin(stem) { return String(stem) }
        return String(word.dropLast())
    }

    /// Words such as status and bus, of which the plural has all letters of the singular; not such as house and cause.
    private static func isLatin(_ stem: Substring) -> Bool {
        guard stem.hasSuffix("us"), stem.count > 2 else { return false }
        return !isVowel(stem.dropLast(2).last) && !["excus", "refus", "accus", "abus", "fus"].contains(String(stem))
    }

    /// The word in lower case made another, in capitals again where it had them.
    private static func cased(_ word: String, like model: String, _ change: (String) -> String) -> String {
        let changed = change(word.lowercased())
        guard let first = model.first, first.isUppercase else { return word == word.lowercased() ? changed : word }
        if model.count > 1, model == model.uppercased() { return changed.uppercased() }
        return changed.prefix(1).uppercased() + changed.dropFirst()
    }
}
