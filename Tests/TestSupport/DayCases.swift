/// A day as it is typed on Mon 30 Nov 2026.
package struct DayCase: Sendable, CustomStringConvertible {
    package let language: String
    package let text: String
    /// Such as `2026-12-03`.
    package let day: String
    /// Whether it is the last such day, not the next.
    package let looksBack: Bool

    package var description: String { "“\(text)” in \(language), \(looksBack ? "the last" : "the next")" }
}

/// How people type days. The model reads them in its rules and commands, and TextUI in its date pickers: what one takes,
/// the other takes for the same day.
package enum DayCases {
    package static let all = next + last

    private static let next = cases(
        looksBack: false,
        [
            ("en", "2026-12-03", "2026-12-03"), ("en", "2026-1-3", "2026-01-03"), ("en", "3.12.2026", "2026-12-03"),
            ("en", "03.12.26", "2026-12-03"), ("en", "30.11.26", "2026-11-30"), ("en", "3.12.", "2026-12-03"),
            ("en", "3.12", "2026-12-03"), ("en", "3. 12. 2026", "2026-12-03"), ("en", "3/12", "2026-12-03"),
            ("en_GB", "3/12/26", "2026-12-03"), ("en_US", "12/3/2026", "2026-12-03"),
            ("en_US", "13/12/2026", "2026-12-13"), ("en", "3-12-2026", "2026-12-03"), ("en", "10 Nov", "2027-11-10"),
            ("en", "Nov 10", "2027-11-10"), ("en", "10 november 2026", "2026-11-10"), ("en", "10th Nov", "2027-11-10"),
            ("en", "December 3rd", "2026-12-03"), ("en", "Thu 3 Dec 2026", "2026-12-03"),
            ("en", "Thu, 3 Dec", "2026-12-03"), ("en", "Thu 3.12.", "2026-12-03"), ("en", "29.2.", "2028-02-29"),
            ("en", "10. November", "2027-11-10"), ("en", "3. Dezember", "2026-12-03"), ("en", "3 Dez", "2026-12-03"),
            ("en", "Do, 3. Dez. 2026", "2026-12-03"), ("de", "10. Nov.", "2027-11-10"),
            ("de", "3. Dezember 2026", "2026-12-03"), ("de", "3 Dec 2026", "2026-12-03"),
            ("de", "Donnerstag, 3. Dezember", "2026-12-03"), ("de", "1. März", "2027-03-01"),
            ("en", "today", "2026-11-30"), ("de", "Today", "2026-11-30"), ("en", "heute", "2026-11-30"),
            ("de", "Heute", "2026-11-30"), ("de", "tomorrow", "2026-12-01"), ("en", "morgen", "2026-12-01"),
            ("ar", "morgen", "2026-12-01"), ("de", "übermorgen", "2026-12-02"), ("en", "+7", "2026-12-07"),
            ("en", "monday", "2026-12-07"), ("en", "Mon", "2026-12-07"), ("de", "monday", "2026-12-07"),
            ("en", "Montag", "2026-12-07"), ("de", "mo", "2026-12-07"), ("en", "mo", "2026-12-07"),
            ("de", "Mo.", "2026-12-07"), ("de", "Do", "2026-12-03"), ("en", "thurs", "2026-12-03"),
            ("ar", "٣.١٢.٢٠٢٦", "2026-12-03"), ("ar", "٣ ديسمبر ٢٠٢٦", "2026-12-03"), ("ar", "Montag", "2026-12-07"),
            ("en", "next monday", "2026-12-07"), ("en", "Next Thu", "2026-12-03"), ("en", "last friday", "2026-11-27"),
            ("de", "nächsten Donnerstag", "2026-12-03"), ("ar", "الخميس القادم", "2026-12-03"),
            ("en", "in 3 weeks", "2026-12-21"), ("en", "in a week", "2026-12-07"), ("en", "in 10 days", "2026-12-10"),
            ("de", "in 3 Wochen", "2026-12-21"), ("en", "in einem Tag", "2026-12-01"),
            ("ar", "بعد ٣ أسابيع", "2026-12-21"), ("ar", "بعد أسبوع", "2026-12-07"), ("en", "+ 7", "2026-12-07"),
            ("en", "+0", "2026-11-30"), ("en", "in 0 weeks", "2026-11-30"), ("en", " in  3   weeks ", "2026-12-21"),
        ])

    private static let last = cases(
        looksBack: true,
        [
            ("en", "10 Nov", "2026-11-10"), ("de", "10. November", "2026-11-10"), ("en", "1.12.", "2025-12-01"),
            ("en", "30.11.", "2026-11-30"), ("en", "Dec 24", "2025-12-24"), ("en", "29.2.", "2024-02-29"),
            ("en", "30.11.26", "2026-11-30"), ("de", "3.4.48", "1948-04-03"), ("en", "monday", "2026-11-23"),
            ("de", "Sonntag", "2026-11-29"), ("en", "yesterday", "2026-11-29"), ("en", "gestern", "2026-11-29"),
            ("de", "vorgestern", "2026-11-28"), ("en", "today", "2026-11-30"), ("en", "-3", "2026-11-27"),
            ("en", "3 weeks ago", "2026-11-09"), ("en", "a day ago", "2026-11-29"),
            ("de", "vor 3 Wochen", "2026-11-09"), ("de", "letzten Montag", "2026-11-23"),
            ("ar", "قبل أسبوعين", "2026-11-16"), ("en", "- 3", "2026-11-27"), ("en", "−3", "2026-11-27"),
            ("en", "–3", "2026-11-27"), ("en", "0 days ago", "2026-11-30"),
        ])

    /// What is no day in any language, nor the day of two.
    package static let none = [
        "someday", "31 Jun 2026", "31.6.", "3", "3 Dec Nov", "12:30", "+x", "2026-13-01", "Dec 2026", "1.2.3.", "1.2.3",
        "26-12-03", "30-11", "10 Nov 76", "", "next", "next week", "3 weeks", "in 3", "in 3 weeks ago", "in 1000 weeks",
        "in -3 weeks", "in −3 weeks", "in - 3 weeks", "in–3 weeks", "vor -2 Tagen", "-3 weeks", "-3 weeks ago", "+",
        "-", "++3", "+-3", "--3", "+99999", "+3 Dec", "-3 Dec", "1.+3.2026", "24 Dec -",
    ]

    private static func cases(looksBack: Bool, _ cases: [(String, String, String)]) -> [DayCase] {
        cases.map { DayCase(language: $0.0, text: $0.1, day: $0.2, looksBack: looksBack) }
    }
}
