import Foundation

/// Lengths of the calendar, in points.
enum CalendarUIModel {
    static let lineHeight: CGFloat = 16
    static let headingHeight: CGFloat = 32
    static let controlSpacing: CGFloat = 24
    /// The room for the hours at the side.
    static let hoursWidth: CGFloat = 56
    /// The width of the bar of a visit's colour.
    static let barWidth: CGFloat = 8
    static let columnSpacing: CGFloat = 8
    /// What a day's column has at the least.
    static let columnWidth: CGFloat = 128
    /// What it has where that brings all days side by side.
    static let narrowestColumnWidth: CGFloat = 112
    /// From this width on a visit is said in one line.
    static let wideColumnWidth: CGFloat = 400
    /// The widest of a day, at which the eye still goes from a visit to its state.
    static let widestColumnWidth: CGFloat = 960
    /// The room for a sign and its words.
    static let legendWidth: CGFloat = 144
    /// The hours of days on which there is nothing.
    static let usualHours = 8 * 60..<18 * 60
}
