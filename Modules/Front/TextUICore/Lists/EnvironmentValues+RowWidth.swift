private struct RowsAreWideKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether a list's rows take all the width there is.
    var rowsAreWide: Bool {
        get { self[RowsAreWideKey.self] }
        set { self[RowsAreWideKey.self] = newValue }
    }
}
