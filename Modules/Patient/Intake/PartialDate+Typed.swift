import ClinicModel
import Foundation
import SharedScenes

extension PartialDate {
    /// As it is typed in a locale: in figures where the locale sets full stops between these, which are read the same
    /// everywhere, else in words. Less than a day stands as FHIR has it.
    func typed(in locale: Locale) -> String {
        guard let month, let day else { return description }
        let pattern = DateFormatter.dateFormat(fromTemplate: "yMMdd", options: 0, locale: locale) ?? ""
        guard pattern.hasPrefix("d"), pattern.contains(".") else { return words.localized }
        let figures = [day, month].map { $0 < 10 ? "0\($0)" : "\($0)" } + ["\(year)"]
        return figures.joined(separator: ".")
    }
}
