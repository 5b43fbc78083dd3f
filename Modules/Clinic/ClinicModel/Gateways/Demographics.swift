import Foundation

/// What patients may change of their demographics by themselves; the rest is the clinic's. An empty text is none.
package struct Demographics: Hashable, Codable, Sendable {
    /// The longest text of one of them, in Unicode's code points.
    package static let longest = 200

    /// The codes of the languages that one can choose.
    package static let languages = [
        "ar", "da", "de", "el", "en", "es", "fr", "ga", "he", "hi", "hy", "it", "ja", "ka", "ko", "lv", "nl", "pl",
        "pt", "ru", "sv", "ta", "th", "tr", "uk", "vi", "zh",
    ]

    package var phone: String
    package var email: String
    /// The lines above the city.
    package var street: String
    package var postalCode: String
    package var city: String
    package var state: String
    package var country: String
    /// The code of a language, such as `de`; nil where it was never said. What was said is not taken back.
    package var language: String?

    package init(
        phone: String = "", email: String = "", street: String = "", postalCode: String = "", city: String = "",
        state: String = "", country: String = "", language: String? = nil
    ) {
        self.phone = phone
        self.email = email
        self.street = street
        self.postalCode = postalCode
        self.city = city
        self.state = state
        self.country = country
        self.language = language
    }
}

extension Patient {
    /// The first telephone, the first e-mail address and the address where they live now.
    package var demographics: Demographics {
        let address = currentAddress ?? PostalAddress()
        let isInParts = !(address.line.isEmpty && (address.city ?? "").isEmpty)
        return Demographics(
            phone: telecom.first { $0.system == .phone }?.value ?? "",
            email: telecom.first { $0.system == .email }?.value ?? "",
            street: (isInParts ? address.line : address.written).joined(separator: "\n"),
            postalCode: address.postalCode ?? "", city: address.city ?? "", state: address.state ?? "",
            country: address.country ?? "", language: language)
    }

    /// Where they live, else the first address that is neither outdated nor one for bills.
    package var currentAddress: PostalAddress? { currentAddressIndex.map { addresses[$0] } }

    var currentAddressIndex: Int? {
        addresses.firstIndex { $0.use == .home } ?? addresses.firstIndex { $0.use != .old && $0.use != .billing }
    }
}
