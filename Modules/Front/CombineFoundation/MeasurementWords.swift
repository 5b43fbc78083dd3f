import Foundation

/// A measurement in the words of a language.
struct MeasurementWords {
    var value: Double
    var unit: Unit
    /// The width of the unit's name, and what is measured, by ICU's names; nil for the unit as it is.
    var width: String
    var usage: String?
    var hidesScaleName = false
    var locale: Locale

    /// Returns the words, with the number as a closure writes it; nil as the locale does.
    func callAsFunction(number: ((Double) -> String)?) -> String {
        guard let name = unit.nameInCLDR else {
            let number = number?(value) ?? value.formatted(.number.locale(locale))
            return number + (width == "narrow" ? "" : " ") + unit.symbol
        }
        var value = value
        var skeleton = skeleton(name)
        if hidesScaleName {
            value = shown(value, number == nil ? skeleton : "\(skeleton) \(Self.allDigits)")
            skeleton = "measure-unit/temperature-generic unit-width-\(width)"
        }
        guard let number else { return words(value, skeleton) }
        let converted = shown(value, "\(skeleton) \(Self.allDigits)")
        var written = number(converted)
        // ICU writes the unit for a number of as many digits, by which some languages choose its form.
        let precision = precision(of: written)
        let rounded = shown(value, "\(skeleton) \(precision)")
        // Twelve inches have become a foot.
        if abs(rounded - converted) > 1 { written = number(rounded) }
        var words = words(value, "\(skeleton) \(precision)")
        let digits = self.words(rounded, precision)
        if let place = words.range(of: digits, options: .backwards) { words.replaceSubrange(place, with: written) }
        return words
    }

    private static let allDigits = ".##########"

    /// The skeleton of a unit. Kinds for which ICU knows no usual unit keep the one that they have.
    private func skeleton(_ name: String) -> String {
        let asProvided = "unit/\(name) unit-width-\(width)"
        guard let usage, !(unit is UnitConcentrationMass) else { return asProvided }
        let usual = "\(asProvided) usage/\(usage)"
        return NumberSkeleton.shown(value, usual, locale) == nil ? asProvided : usual
    }

    private func shown(_ value: Double, _ skeleton: String) -> Double {
        NumberSkeleton.shown(value, skeleton, locale) ?? value
    }

    private func words(_ value: Double, _ skeleton: String) -> String {
        NumberSkeleton.words(value, skeleton, locale) ?? "\(value) \(unit.symbol)"
    }

    private func precision(of written: String) -> String {
        guard let separator = locale.decimalSeparator, let point = written.range(of: separator, options: .backwards)
        else { return "precision-integer" }
        let digits = written[point.upperBound...].prefix { $0.isNumber }.count
        return digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
    }
}
