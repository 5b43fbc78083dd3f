/// A Hebrew name and the same in Latin letters have their consonants in common, as נועה and Noa, or לוי and Levi.
///
/// Both are brought to the fewest letters, since one sound has several in both scripts; where a letter may be a consonant
/// or none, both are taken. A word begins with a letter that stands at the ends of words alone: nobody types the beginning
/// of one.
enum HebrewConsonants {
    private static let sign = "ם"
    /// A vowel at the beginning, which Hebrew writes.
    private static let vowel = "א"

    /// The words under which a Hebrew word is kept; none for another word.
    static func words(of word: some StringProtocol) -> Set<String> {
        guard word.unicodeScalars.contains(where: { (0x5D0...0x5EA).contains($0.value) }) else { return [] }
        return words(
            word.unicodeScalars.enumerated().map { index, letter in
                switch letter {
                case "א", "ע": [index == 0 ? vowel : ""]
                case "י": index == 0 ? ["", vowel] : [""]
                case "ו": index == 0 ? ["ב"] : ["", "ב"]
                case "ז", "ס", "צ", "ץ", "ש": ["ס"]
                case "ט", "ת": ["ת"]
                case "כ", "ך", "ק": ["כ"]
                case "מ", "ם": ["מ"]
                case "נ", "ן": ["נ"]
                case "פ", "ף": ["פ"]
                case "ב", "ג", "ד", "ל", "ר": [String(letter)]
                default: [""]
                }
            })
    }

    /// The words that are looked up for one in Latin letters.
    static func words(ofLatin word: String) -> Set<String> {
        let sounds = [("tz", "z"), ("ts", "z"), ("sh", "z"), ("th", "t"), ("ph", "p"), ("kh", "ch")]
            .reduce(word) { $0.replacing($1.0, with: $1.1) }
        let letters: [Character] = Array(sounds)
        return words(
            letters.enumerated().map { index, letter in
                switch letter {
                case "a", "e", "o", "u": [index == 0 ? vowel : ""]
                case "i": index == 0 ? ["", vowel] : [""]
                case "b", "v", "w": ["ב"]
                case "g": ["ג"]
                case "j": ["", "ג"]
                case "d": ["ד"]
                case "s", "z": ["ס"]
                case "t": ["ת"]
                case "k", "q": ["כ"]
                case "c": index + 1 < letters.count && letters[index + 1] == "h" ? ["", "כ"] : ["כ", "ס"]
                case "x": ["כס"]
                case "l": ["ל"]
                case "m": ["מ"]
                case "n": ["נ"]
                case "f", "p": ["פ"]
                case "r": ["ר"]
                default: [""]
                }
            })
    }

    /// Each way through the letters, with one for two that are the same.
    private static func words(_ letters: [[String]]) -> Set<String> {
        var words: Set = [""]
        for choices in letters {
            let taken = words.count < 16 ? choices[...] : choices.prefix(1)
            words = Set(words.flatMap { word in taken.map { word.hasSuffix($0) ? word : word + $0 } })
        }
        words.subtract(["", vowel])
        return Set(words.map { sign + $0 })
    }
}
