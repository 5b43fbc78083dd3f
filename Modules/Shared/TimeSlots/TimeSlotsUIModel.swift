enum TimeSlotsUIModel {
    /// How many days one can look at, at once.
    static let periods = [1, 7, 14, 30, 60]
}
