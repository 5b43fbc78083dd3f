/// The one change that makes one text of another.
enum Edit {
    /// The range that is replaced, in UTF-16 units, and what takes its place.
    static func from(_ old: String, to new: String) -> (NSRange, String) {
        let (a, b) = (Array(old), Array(new))
        let start = zip(a, b).prefix { $0 == $1 }.count
        let limit = min(a.count, b.count) - start
        let end = zip(a.reversed(), b.reversed()).prefix(limit).prefix { $0 == $1 }.count
        let before = String(a[..<start]).utf16.count
        let replaced = String(a[start..<(a.count - end)]).utf16.count
        return (NSRange(location: before, length: replaced), String(b[start..<(b.count - end)]))
    }
}
