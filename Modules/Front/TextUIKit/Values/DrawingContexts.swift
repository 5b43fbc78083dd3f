import TextUICore

/// The contexts in which UIKit draws, the innermost last: each thread has its own.
enum DrawingContexts {
    private static let key = "TextUIKit.DrawingContexts"

    private static var all: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static var current: CGContext? { all.last }

    static func push(_ context: CGContext) { all.append(context) }

    static func pop() { _ = all.popLast() }

    static func within<Result>(_ context: CGContext, _ draw: () throws -> Result) rethrows -> Result {
        push(context)
        defer { pop() }
        return try draw()
    }
}

/// Returns the context in which UIKit draws now; nil outside of all drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

/// Lets UIKit draw in a context until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.push(context) }

/// Goes back to the context in which UIKit drew before.
public func UIGraphicsPopContext() { DrawingContexts.pop() }
