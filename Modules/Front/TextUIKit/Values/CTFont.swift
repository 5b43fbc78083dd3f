/// A font of Core Text's, which is one of UIKit's on Apple's systems, too.
public typealias CTFont = UIFont

/// Returns the height of letters above the line that they stand on, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the depth of letters below the line that they stand on, in points, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the size in points, which the program gave.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
