import Foundation
import PlainText
import Testing

/// Letters in capitals stand for Hebrew ones here, as in Unicode's annex 9.
struct BidiLineTests {
    private func seen(_ text: String, isRightToLeft: Bool = false) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            ("A"..."Z").contains(scalar) ? Unicode.Scalar(0x5D0 + (scalar.value - 0x41)) ?? scalar : scalar
        }
        let line = BidiLine(scalars, isRightToLeft: isRightToLeft)
        let letters = Array(text.unicodeScalars)
        return String(String.UnicodeScalarView(BidiLine.order(line.levels).map { letters[$0] }))
    }

    @Test func `words from right to left stand the other way round`() {
        #expect(seen("car means CAR.") == "car means RAC.")
        #expect(seen("CAR MEANS car.", isRightToLeft: true) == ".car SNAEM RAC")
    }

    @Test func `numbers are read from left to right in both`() {
        #expect(seen("IN 24.12.2026 AT 09:20", isRightToLeft: true) == "09:20 TA 24.12.2026 NI")
        #expect(seen("ID 42", isRightToLeft: true) == "42 DI")
        #expect(seen("COST 5 %", isRightToLeft: true) == "% 5 TSOC")
    }

    @Test func `brackets go with what is in them`() {
        #expect(seen("A (b) C", isRightToLeft: true) == "C (b) A".replacing("(b)", with: ")b("))
        #expect(seen("a (B) c") == "a (B) c")
    }

    @Test func `blanks at the end stay at the end`() {
        #expect(seen("car CAR  ") == "car RAC  ")
    }

    @Test func `Arabic letters take the forms that join them`() {
        func shaped(_ text: String) -> [UInt32] { ArabicForms.shaped(Array(text.unicodeScalars)).map(\.value) }
        #expect(shaped("موعد") == [0xFEE3, 0xFEEE, 0xFECB, 0xFEAA])
        #expect(shaped("ب") == [0xFE8F])
        // The mark on a letter does not part it from the next.
        #expect(shaped("بَب") == [0xFE91, 0x64E, 0xFE90])
        #expect(shaped("ok 12") == Array("ok 12".unicodeScalars).map(\.value))
    }

    @Test(
        arguments: [
            ("لا", [0xFEFB]), ("لآ", [0xFEF5]), ("لأ", [0xFEF7]), ("لإ", [0xFEF9]),
            // Behind a letter that joins it, behind one that does not, and with marks on the lam.
            ("سلام", [0xFEB3, 0xFEFC, 0xFEE1]), ("أولاد", [0xFE83, 0xFEED, 0xFEFB, 0xFEA9]),
            ("بِلَا", [0xFE91, 0x650, 0xFEFC, 0x64E]),
            ("فلأن", [0xFED3, 0xFEF8, 0xFEE5]), ("لل", [0xFEDF, 0xFEDE]), ("ل ا", [0xFEDD, 0x20, 0xFE8D]),
        ] as [(String, [UInt32])])
    func `lam and alif are one letter in one column`(_ text: String, _ seen: [UInt32]) {
        let ligated = ArabicForms.ligated(text)
        #expect(ArabicForms.shaped(Array(ligated.unicodeScalars)).map(\.value) == seen)
        #expect(TextWidth.columns(of: ligated) == seen.count { BidiClass(of: Unicode.Scalar($0) ?? " ") != .NSM })
    }

    /// Debian's unicode-data has the file; BIDI_TESTS names it elsewhere.
    private static let conformance =
        ProcessInfo.processInfo.environment["BIDI_TESTS"] ?? "/usr/share/unicode/BidiCharacterTest.txt"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: conformance)))
    func `Unicode's own tests pass, but for the formatting characters that no drawn text has`() throws {
        var (count, failures) = (0, [Substring]())
        for line in try String(contentsOfFile: Self.conformance, encoding: .utf8).split(separator: "\n")
        where !line.hasPrefix("#") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
                .compactMap(Unicode.Scalar.init)
            let classes = scalars.map(BidiClass.init)
            guard classes.allSatisfy({ $0.rawValue < BidiClass.LRE.rawValue }) else { continue }
            let isRightToLeft = fields[2] == "1"
            let result = BidiLine(scalars, isRightToLeft: isRightToLeft)
            let kept = fields[3].split(separator: " ").enumerated().filter { $0.element != "x" }
            let order = BidiLine.order(kept.map { result.levels[$0.offset] }).map { String(kept[$0].offset) }
            count += 1
            if kept.contains(where: { String(result.levels[$0.offset]) != $0.element })
                || order != fields[4].split(separator: " ").map(String.init)
            {
                failures.append(line)
            }
        }
        #expect(count > 90_000)
        #expect(
            failures.isEmpty, "\(failures.count) of \(count), such as \(failures.prefix(5).joined(separator: "\n"))")
    }
}
