/// What SwiftUI does to pixels, to movement or to the touch: it has no meaning in text, so the view stays as it is.
extension View {
    nonisolated public func animation(_ animation: Animation?) -> some View { self }
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

    nonisolated public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }

    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { setting(\.imageScale, scale) }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        setting(\.symbolRenderingMode, mode)
    }
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        setting(\.autocorrectionDisabled, disable)
    }
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    { self }
    nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
}

public enum Visibility: CaseIterable, Hashable, Sendable {
    case automatic, visible, hidden
}

public struct SubmitLabel: Sendable {
    let name: String
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { .init() }
    public static var words: TextInputAutocapitalization { .init() }
    public static var sentences: TextInputAutocapitalization { .init() }
    public static var characters: TextInputAutocapitalization { .init() }
}

public struct UITextContentType: Hashable, Sendable {
    let name: String
    public static let username = UITextContentType(name: "username")
    public static let password = UITextContentType(name: "password")
    public static let newPassword = UITextContentType(name: "newPassword")
    public static let name = UITextContentType(name: "name")
    public static let emailAddress = UITextContentType(name: "emailAddress")
    public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
    public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
    public static let URL = UITextContentType(name: "URL")
    public static let namePrefix = UITextContentType(name: "namePrefix")
    public static let givenName = UITextContentType(name: "givenName")
    public static let middleName = UITextContentType(name: "middleName")
    public static let familyName = UITextContentType(name: "familyName")
    public static let nameSuffix = UITextContentType(name: "nameSuffix")
    public static let nickname = UITextContentType(name: "nickname")
    public static let jobTitle = UITextContentType(name: "jobTitle")
    public static let organizationName = UITextContentType(name: "organizationName")
    public static let location = UITextContentType(name: "location")
    public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
    public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
    public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
    public static let addressCity = UITextContentType(name: "addressCity")
    public static let addressState = UITextContentType(name: "addressState")
    public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
    public static let sublocality = UITextContentType(name: "sublocality")
    public static let countryName = UITextContentType(name: "countryName")
    public static let postalCode = UITextContentType(name: "postalCode")
    public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
    public static let dateTime = UITextContentType(name: "dateTime")
    public static let birthdate = UITextContentType(name: "birthdate")
}

public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
}
