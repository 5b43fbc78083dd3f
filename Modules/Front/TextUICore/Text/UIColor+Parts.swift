extension UIColor {
    /// Reads the colour's parts, each from 0 to 1; what a terminal has of its own is taken as it commonly is.
    ///
    /// - Returns: true: every colour of text has such parts.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = color.resolve(in: EnvironmentValues())
        red?.pointee = CGFloat(parts.red)
        green?.pointee = CGFloat(parts.green)
        blue?.pointee = CGFloat(parts.blue)
        alpha?.pointee = CGFloat(parts.opacity)
        return true
    }

    /// Reads the colour as a turn of the wheel, how much of it there is, and how bright it is, each from 0 to 1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = color.resolve(in: EnvironmentValues())
        let (red, green, blue) = (CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue))
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let span = most - least
        var sixths: CGFloat = 0
        if span > 0 {
            switch most {
            case red: sixths = (green - blue) / span
            case green: sixths = (blue - red) / span + 2
            default: sixths = (red - green) / span + 4
            }
        }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = most > 0 ? span / most : 0
        brightness?.pointee = most
        alpha?.pointee = CGFloat(parts.opacity)
        return true
    }

    /// Reads how light the colour is, from 0 to 1.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = color.resolve(in: EnvironmentValues())
        white?.pointee = CGFloat(0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue)
        alpha?.pointee = CGFloat(parts.opacity)
        return true
    }
}
