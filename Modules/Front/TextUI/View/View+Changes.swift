extension View {
    /// Says on standard error why the body is being run: what of the view has changed. For a look while developing.
    public static func _printChanges() {
        FileHandle.standardError.write(Data((changes() + "\n").utf8))
    }

    /// The same.
    public static func _logChanges() { _printChanges() }

    /// `@self` for the view's own input and `@identity` where it is new, as SwiftUI words it.
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
