extension View {
    /// Prints a line on standard error that names the changes for which the body runs, such as `HomeView: @self, _name
    /// changed.`; call it in the body while developing. `@self` stands for the view's own input, `@identity` for a new
    /// view, `@dependencies` for other things that the body has read.
    public static func _printChanges() {
        FileHandle.standardError.write(Data((changes() + "\n").utf8))
    }

    /// Prints the same line as `_printChanges()`.
    public static func _logChanges() { _printChanges() }

    /// The line in SwiftUI's words, with `@self`, `@identity`, the names of the changed properties and `@dependencies`.
    private static func changes() -> String {
        let reasons = (Tracking.current?.node as? any ChangeTeller)?.reasons ?? []
        return "\(Self.self): \(reasons.isEmpty ? "nothing" : reasons.joined(separator: ", ")) changed."
    }
}

/// A node that knows why its body runs.
@MainActor
package protocol ChangeTeller: AnyObject {
    var reasons: [String] { get }
}
