extension Visit {
    /// When it is and what for, in one line; below a heading that says the day, without that.
    package func details(showsDay: Bool = true) -> String {
        [showsDay ? summary.whenText : summary.timesText, service].compactMap(\.self).joined(separator: " · ")
    }
}
