public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let addressCity = UITextContentType(rawValue: "")
    public static let addressState = UITextContentType(rawValue: "")
    public static let countryName = UITextContentType(rawValue: "")
    public static let emailAddress = UITextContentType(rawValue: "")
    public static let fullStreetAddress = UITextContentType(rawValue: "")
    public static let streetAddressLine1 = UITextContentType(rawValue: "")
    public static let newPassword = UITextContentType(rawValue: "")
    public static let password = UITextContentType(rawValue: "")
    public static let postalCode = UITextContentType(rawValue: "")
    public static let telephoneNumber = UITextContentType(rawValue: "")
    public static let username = UITextContentType(rawValue: "")
}
