import ClinicModel
import Foundation

extension ExactDecimal {
    /// As it is typed in a locale, with all of its digits.
    func typed(in locale: Locale) -> String {
        locale.decimalSeparator == "," ? description.replacing(".", with: ",") : description
    }
}
