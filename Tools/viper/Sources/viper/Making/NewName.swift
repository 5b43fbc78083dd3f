/// A name for something new.
enum NewName {
    /// Throws a `ToolError` where types cannot be called so.
    static func check(_ name: String, suchAs example: String) throws {
        guard SwiftName.isIdentifier(name) else {
            throw ToolError(
                "“\(name)” cannot begin the names of types.",
                advice: "Write letters and digits, no keyword, such as \(example).")
        }
        guard name.first?.isUppercase == true else {
            let capital = name.capitalizedFirst
            throw ToolError(
                "“\(name)” begins with no capital letter, by which viper tells types.",
                advice: capital == name ? "Choose another name." : "Call it \(capital).")
        }
    }

    /// Throws a `ToolError` where a scene cannot be called so.
    static func checkScene(_ name: String) throws {
        try check(name, suchAs: "Payments")
        if let (stem, role) = Role.parse(name) {
            throw ToolError(
                "“\(name)” is already the name of a \(role.title).", advice: "Leave the role out: \(stem).")
        }
        if let role = Role.allCases.first(where: { $0.suffixes.contains(name) || $0.title == name }) {
            throw ToolError("“\(name)” is what a \(role.title) is called.", advice: "Choose another name.")
        }
        for suffix in ["View", "Parameters", "Wireframe"] where foreign.contains(name + suffix) {
            throw ToolError(
                "A scene “\(name)” would have a \(name)\(suffix), and SwiftUI or ViperKit has one.",
                advice: "Choose another name.")
        }
        if name == "Mock" || name.hasSuffix("Mock") {
            throw ToolError("“\(name)” would be taken for a mock.", advice: "Choose another name.")
        }
    }

    /// Throws a `ToolError` where an app cannot be called so.
    static func checkAudience(_ prefix: String) throws {
        try check(prefix, suchAs: "Reception")
        let method = prefix.loweredFirst
        guard SwiftName.isIdentifier(method), !["mock", "shared", "build"].contains(method) else {
            throw ToolError(
                "“\(method)” cannot be the name of an app's factory methods.", advice: "Choose another name.")
        }
    }

    /// What SwiftUI and ViperKit call so, and a scene of that name would hide.
    private static let foreign: Set<String> = [
        "AnyView", "EmptyView", "TupleView", "EquatableView", "SubscriptionView", "NavigationView", "TabView",
        "ScrollView", "ProgressView", "HSplitView", "VSplitView", "NavigationSplitView", "ContentUnavailableView",
        "OutlineView", "MultiDatePickerView", "ControlGroupView", "SceneView", "SpriteView", "MapView", "CanvasView",
        "AlertParameters", "ConfirmationDialogParameters", "ProgressViewParameters", "BaseWireframe",
    ]
}

extension String {
    /// `Time slots` of `TimeSlots`.
    var asTitle: String {
        var words: [String] = []
        for (index, character) in zip(indices, self) {
            let next = self.index(after: index)
            let isStart =
                character.isUppercase
                && (words.last?.last?.isLowercase ?? true || (next < endIndex && self[next].isLowercase))
            if isStart || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        return words.enumerated().map { index, word in
            index == 0 || word.dropFirst().contains(where: \.isUppercase) ? word : word.loweredFirst
        }.joined(separator: " ")
    }
}
