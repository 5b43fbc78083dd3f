import Foundation
import Synchronization
internal import _FoundationICU

/// A number in ICU's words, by a skeleton such as `unit/kilometer unit-width-short`. ICU has what Foundation's styles of
/// numbers lack on Linux: units.
enum NumberSkeleton {
    /// Returns a number's words; nil where ICU does not know the skeleton.
    static func words(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
        let characters = result(of: value, skeleton, locale) { result, buffer, count, status in
            swift_unumf_resultToString(result, buffer, count, status)
        }
        return characters.map { String(decoding: $0, as: UTF16.self) }
    }

    /// Returns a number in the unit and with the digits that its words have; nil where ICU does not know the skeleton.
    static func shown(_ value: Double, _ skeleton: String, _ locale: Locale) -> Double? {
        let characters = result(of: value, skeleton, locale) { result, buffer, count, status in
            swift_unumf_resultToDecimalNumber(result, buffer, count, status)
        }
        return characters.flatMap { Double(String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)) }
    }

    private static func result<Character: FixedWidthInteger>(
        of value: Double, _ skeleton: String, _ locale: Locale,
        read: (OpaquePointer, UnsafeMutablePointer<Character>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> [Character]? {
        var status = U_ZERO_ERROR
        guard let formatter = formatter(skeleton, locale), let result = swift_unumf_openResult(&status) else {
            return nil
        }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter.pointer, value, result, &status)
        guard isWell(status) else { return nil }
        let count = read(result, nil, 0, &status)
        status = U_ZERO_ERROR
        let characters = [Character](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
            initialized = Int(read(result, buffer.baseAddress, count, &status))
        }
        return isWell(status) ? characters : nil
    }

    /// Whether no more than a warning was given, such as that words have no zero at their end.
    private static func isWell(_ status: UErrorCode) -> Bool { status.rawValue <= U_ZERO_ERROR.rawValue }

    /// ICU's formatter, which several threads may use at once.
    private final class Formatter: @unchecked Sendable {
        let pointer: OpaquePointer

        init?(_ skeleton: String, _ locale: Locale) {
            var status = U_ZERO_ERROR
            let units = Array(skeleton.utf16)
            let identifier = locale.identifier
            guard let pointer = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), identifier, &status)
            else { return nil }
            self.pointer = pointer
        }

        deinit { swift_unumf_close(pointer) }
    }

    private struct Key: Hashable {
        let skeleton: String
        let locale: String
    }

    /// The formatters that were asked for, for making one takes hundreds of times as long as using it.
    private static let formatters = Mutex<[Key: Formatter?]>([:])

    private static func formatter(_ skeleton: String, _ locale: Locale) -> Formatter? {
        let key = Key(skeleton: skeleton, locale: locale.identifier)
        if let known = formatters.withLock({ $0[key] }) { return known }
        let formatter = Formatter(skeleton, locale)
        formatters.withLock {
            if $0.count >= 200 { $0 = [:] }
            $0[key] = .some(formatter)
        }
        return formatter
    }
}
