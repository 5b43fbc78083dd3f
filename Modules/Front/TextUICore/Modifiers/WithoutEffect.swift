/// Modifiers of pixels, movement and touch. They have no meaning in text, so the view stays as it is.
extension View {
    /// Draws the view to the edges of the screen. Has no effect in text, where nothing keeps it from there.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }
    /// Draws the view to the edges of the screen. Has no effect in text.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// Rounds the corners of the view. Has no effect in text.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

    /// Draws a shadow. Has no effect in text.
    nonisolated public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }

    /// Blurs the view. Has no effect in text.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    /// Sets the scale of images in the environment. Has no effect on images of text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { setting(\.imageScale, scale) }
    /// Sets in the environment how symbols are coloured. Has no effect on symbols of text.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        setting(\.symbolRenderingMode, mode)
    }
    /// Sets how the layers of symbols are coloured. Has no effect in text.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    /// Sets how the value of a symbol is shown. Has no effect in text.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    /// Shows or hides the lines between rows. Has no effect in text.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// Sets the space around a row's content. Has no effect in text.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    /// Puts a view behind a row. Has no effect in text.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    /// Sets the keys of a keyboard. Has no effect in text.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Leaves out corrections of spelling in the environment. Has no effect on fields of text, which have none.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        setting(\.autocorrectionDisabled, disable)
    }
    /// Sets which letters are made capitals. Has no effect in text.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    { self }
    /// Sets the heights of a sheet. Has no effect in text: a sheet has one size.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
}

/// Parts of the edges of a screen; without effect in text.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt
    /// Creates parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edges of the screen and its bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All parts.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A way to colour symbols; without effect in text.
public struct SymbolRenderingMode: Sendable {
    /// One colour.
    public static let monochrome = SymbolRenderingMode()
    /// One colour in levels.
    public static let hierarchical = SymbolRenderingMode()
    /// Several colours.
    public static let palette = SymbolRenderingMode()
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode()
}

/// A way to colour the layers of a symbol; without effect in text.
public struct SymbolColorRenderingMode: Equatable, Sendable {
    private let name: String
    /// One colour over all of a layer.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// A gradient of the layer's colour.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// A way to show the value of a symbol; without effect in text.
public struct SymbolVariableValueMode: Equatable, Sendable {
    private let name: String
    /// By the colour of the layers.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By the length of the lines.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The visibility of a part of the interface, at the platform's choice or not.
public enum Visibility: CaseIterable, Hashable, Sendable {
    case automatic, visible, hidden
}

/// The keys of a keyboard; without effect in text.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The letters that a keyboard makes capitals; without effect in text.
public struct TextInputAutocapitalization: Sendable {
    /// None.
    public static var never: TextInputAutocapitalization { .init() }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { .init() }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { .init() }
    /// All letters.
    public static var characters: TextInputAutocapitalization { .init() }

    init() {}
    /// Creates the one of UIKit's; without effect in text, as all of them.
    public init?(_ type: UITextAutocapitalizationType) {}
}

/// A height of a sheet; without effect in text.
public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)

    /// A height that the program reckons.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        D.height(in: Context()).map { .height($0) } ?? .large
    }

    /// What a height is reckoned from.
    @dynamicMemberLookup
    public struct Context {
        let environment = EnvironmentValues()
        /// The greatest height of a sheet, in points: that of 24 rows.
        public var maxDetentValue: CGFloat { 384 }
        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// A height of a sheet that the program reckons. As SwiftUI's `CustomPresentationDetent`; without effect in text.
public protocol CustomPresentationDetent {
    /// What the height is reckoned from.
    typealias Context = PresentationDetent.Context
    /// Returns the height, in points; nil for none.
    static func height(in context: Context) -> CGFloat?
}
