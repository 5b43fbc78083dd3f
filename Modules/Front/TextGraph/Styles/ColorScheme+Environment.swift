extension ColorScheme {
    /// Reads the terminal's background from COLORFGBG, by the number of its colour: the last of the variable's parts.
    package init?(environment: [String: String]) {
        guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let color = Int(last),
            (0...15).contains(color)
        else { return nil }
        self = (0...6).contains(color) || color == 8 ? .dark : .light
    }
}
