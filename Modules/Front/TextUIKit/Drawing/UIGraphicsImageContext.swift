import TextUICore

/// Begins a picture that UIKit draws in until `UIGraphicsEndImageContext()`, a pixel to a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, true, 1) }

/// Begins a picture that UIKit draws in until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the ground is black rather than transparent.
///   - scale: The number of pixels to a point; 0 for that of the screen, 1.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    DrawingContexts.push(CGContext(size: size, scale: scale > 0 ? scale : 1, isOpaque: opaque))
}

/// Returns the picture of what has been drawn since it was begun; nil outside of one, and where librsvg is not installed.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = DrawingContexts.current else { return nil }
    return context.makeImage().map { UIImage($0.picture, scale: context.scale) }
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { DrawingContexts.pop() }
