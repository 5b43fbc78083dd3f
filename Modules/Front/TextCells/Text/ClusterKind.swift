import PlainText

/// What a cluster says about line breaks beside it: what matters to a screen of Unicode's line breaking (UAX 14).
struct ClusterKind: OptionSet, Sendable {
    let rawValue: UInt8

    static let space = ClusterKind(rawValue: 1 << 0)
    static let newline = ClusterKind(rawValue: 1 << 1)
    /// Has no width, and a line may end at it.
    static let zeroSpace = ClusterKind(rawValue: 1 << 2)
    static let letter = ClusterKind(rawValue: 1 << 3)
    /// A line may end after it, between letters.
    static let dash = ClusterKind(rawValue: 1 << 4)
    /// A line may end on either side of it, as with Chinese characters and emoji.
    static let free = ClusterKind(rawValue: 1 << 5)
    /// Never begins a line, such as closing punctuation.
    static let staysAfter = ClusterKind(rawValue: 1 << 6)
    /// Never ends a line, such as an opening bracket.
    static let staysBefore = ClusterKind(rawValue: 1 << 7)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    // Asked of each character of a text, and more than once: the protocol's own go through its sets.
    func contains(_ other: ClusterKind) -> Bool { rawValue & other.rawValue == other.rawValue }
    func isDisjoint(with other: ClusterKind) -> Bool { rawValue & other.rawValue == 0 }

    /// Whether a line that ends before it does so already.
    static let hanging = ClusterKind(rawValue: space.rawValue | newline.rawValue)
    static let anySpace = ClusterKind(rawValue: space.rawValue | zeroSpace.rawValue)

    /// The kinds of the ASCII characters, by their codes.
    static let ascii = (0..<0x80).map { code in
        ClusterKind(TextCluster(first: Unicode.Scalar(UInt8(code)), width: 1, utf8Count: 1, character: nil))
    }

    init(_ cluster: TextCluster) {
        let scalar = cluster.first
        switch scalar {
        case "a"..."z", "A"..."Z":
            self = .letter
        case "0"..."9":
            self = []
        case " ", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}", "\u{3000}":
            // With a mark on it a space is to be seen.
            self = cluster.character == nil ? .space : []
        case "\n":
            self = .newline
        case "\u{200B}":
            self = .zeroSpace
        case "\u{A0}", "\u{2007}", "\u{202F}", "\u{2060}":
            self = [.staysAfter, .staysBefore]
        case "-", "\u{2010}", "\u{2013}", "\u{2014}":
            self = [.dash, .staysAfter]
        case "!", ",", ".", ":", ";", "?", ")", "]", "}", "%", "\u{2026}":
            self = .staysAfter
        case "(", "[", "{":
            self = .staysBefore
        case "\0"..."\u{7F}":
            self = []
        default:
            self = cluster.width == 2 ? .free : scalar.properties.isAlphabetic ? .letter : []
            if ClusterKind.follows(scalar) { insert(.staysAfter) }
            if ClusterKind.leads(scalar) { insert(.staysBefore) }
        }
    }

    private static func leads(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .openPunctuation, .initialPunctuation: true
        default: scalar == "＄" || scalar == "￥" || scalar == "￡"
        }
    }

    private static func follows(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .closePunctuation, .finalPunctuation: true
        default: followers.contains(scalar)
        }
    }

    /// Stops, marks of repetition and length, and small kana.
    private static let followers = Set(
        """
        、。，．・：；？！‥％℃゛゜ゝゞヽヾ々〻ーｰ｡､･ﾞﾟ〜～\
        ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ
        """.unicodeScalars)
}
