/// The meaning of a field's text, by which a browser offers what it knows; without effect in text.
public struct UITextContentType: Hashable, Sendable {
    package let name: String
    /// The name to sign in with.
    public static let username = UITextContentType(name: "username")
    /// The password to sign in with.
    public static let password = UITextContentType(name: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(name: "newPassword")
    /// A whole name.
    public static let name = UITextContentType(name: "name")
    /// An email address.
    public static let emailAddress = UITextContentType(name: "emailAddress")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
    /// A code that is sent for one use.
    public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
    /// A URL.
    public static let URL = UITextContentType(name: "URL")
    /// A title before a name.
    public static let namePrefix = UITextContentType(name: "namePrefix")
    /// A given name.
    public static let givenName = UITextContentType(name: "givenName")
    /// A middle name.
    public static let middleName = UITextContentType(name: "middleName")
    /// A family name.
    public static let familyName = UITextContentType(name: "familyName")
    /// A suffix of a name.
    public static let nameSuffix = UITextContentType(name: "nameSuffix")
    /// A nickname.
    public static let nickname = UITextContentType(name: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(name: "jobTitle")
    /// The name of an organization.
    public static let organizationName = UITextContentType(name: "organizationName")
    /// A place.
    public static let location = UITextContentType(name: "location")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
    /// The city of an address.
    public static let addressCity = UITextContentType(name: "addressCity")
    /// The state of an address.
    public static let addressState = UITextContentType(name: "addressState")
    /// The city and the state of an address.
    public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
    /// A part of a city.
    public static let sublocality = UITextContentType(name: "sublocality")
    /// The name of a country.
    public static let countryName = UITextContentType(name: "countryName")
    /// A postal code.
    public static let postalCode = UITextContentType(name: "postalCode")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
    /// A date with a time.
    public static let dateTime = UITextContentType(name: "dateTime")
    /// A date of birth.
    public static let birthdate = UITextContentType(name: "birthdate")
}
