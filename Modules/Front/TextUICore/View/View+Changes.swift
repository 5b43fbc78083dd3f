extension View {
    /// Says on standard error why the body is being run: what of the view has changed. For a look while developing.
    public static func _printChanges() {
        FileHandle.standardError.write(Data((changes() + "\n").utf8))
    }

    /// The same.
    public static func _logChanges() { _printChanges() }

    /// As SwiftUI words it: `@self` for the view's own input, `@identity` where it is new, the names of the properties
    /// that have changed, and `@dependencies` for what else its body has read.
    private static func changes() -> String {
        let reasons = (Tracking.current as? any ChangeTeller)?.reasons ?? []
        return "\(Self.self): \(reasons.isEmpty ? "nothing" : reasons.joined(separator: ", ")) changed."
    }
}

/// A node that knows why its body runs.
@MainActor
protocol ChangeTeller: AnyObject {
    var reasons: [String] { get }
}
