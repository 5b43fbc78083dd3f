import TextUICore

/// The drawing that a view of a program's own class makes of itself.
struct OwnDrawing: View {
    @MainActor private static var classes: [ObjectIdentifier: Bool] = [:]

    let view: UIView

    var body: some View {
        Canvas { context, size in
            context.withCGContext { drawing in
                DrawingContexts.within(drawing) { view.draw(CGRect(origin: .zero, size: size)) }
            }
        }
    }

    /// Whether a view's class may draw: those of this module do not.
    @MainActor static func isMade(by view: UIView) -> Bool {
        let type = type(of: view)
        if let known = classes[ObjectIdentifier(type)] { return known }
        let isOwn = !String(reflecting: type).hasPrefix("\(String(reflecting: UIView.self).prefix { $0 != "." }).")
        classes[ObjectIdentifier(type)] = isOwn
        return isOwn
    }
}
