extension Double {
    /// A length that can be counted in cells, whatever a program says.
    var bounded: Double { isFinite ? max(-1e6, min(1e6, self)) : 0 }

    /// The nearest cell; of two as near, always the first, so that equal bars stand at equal distances.
    var cell: Int { Int((max(-1e6, min(1e6, self)) - 0.5 - 1e-6).rounded(.up)) }
}
