public import Foundation

/// The names of languages and regions in a locale's language, which Foundation keeps to itself on Linux.
extension NSLocale {
    /// Returns the name of a language by its code, such as `German` of `de`.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        locale.localizedString(forLanguageCode: languageCode)
    }

    /// Returns the name of a region by its code, such as `Austria` of `AT`.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        locale.localizedString(forRegionCode: countryCode)
    }

    /// Returns the name of a locale by its identifier, such as `German (Austria)` of `de_AT`.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }

    /// Returns the name of a currency by its code, such as `Euro` of `EUR`.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        locale.localizedString(forCurrencyCode: currencyCode)
    }

    private var locale: Locale { self as Locale }
}
