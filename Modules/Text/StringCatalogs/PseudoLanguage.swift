/// English that is seen to be translated: letters with accents, and half as many again.
enum PseudoLanguage {
    private static let letters: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "aceginorsuyzACEGINORSUYZ", "áçéğíñóřšúýžÁÇÉĞÍÑÓŘŠÚÝŽ"))

    /// What stands in the gaps, and words' marks, stay as they are.
    static func format(_ format: String) -> String {
        var result = ""
        var gap = false
        var count = 0
        for character in format {
            if gap {
                result.append(character)
                gap =
                    !(character == "@" || character == "%" || character == "d" || character == "f" || character == "u")
            } else if character == "%" {
                gap = true
                result.append(character)
            } else {
                count += character.isLetter ? 1 : 0
                result.append(letters[character] ?? character)
            }
        }
        return count < 2 ? result : result + Self.padding((count + 1) / 2)
    }

    /// Words as long as words are, so that lines can break.
    private static func padding(_ count: Int) -> String {
        var result = ""
        for index in 0..<count { result.append(index % 8 == 0 ? (count > 3 ? " " : "·") : "ö") }
        return result
    }
}
