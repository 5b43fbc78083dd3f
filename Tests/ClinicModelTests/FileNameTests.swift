import ClinicModel
import Foundation
import Testing

struct FileNameTests {
    @Test(arguments: [
        ("Diabetes control", "Diabetes control 2026-11-11.txt"),
        ("../../etc/passwd", "etc passwd 2026-11-11.txt"),
        ("Blood: A/B?\u{1B}[31m", "Blood A B [31m 2026-11-11.txt"),
        ("حساسية", "حساسية 2026-11-11.txt"), ("", "2026-11-11.txt"),
    ])
    func `a name has words and a day, and nothing that a folder does not take`(_ words: String, _ name: String) {
        let day = CalendarDate(year: 2026, month: 11, day: 11)
        #expect(FileName(words, on: day, ending: "txt").text == name)
    }

    @Test func `a long name is cut where a character ends`() {
        let name = FileName(String(repeating: "👩‍⚕️", count: 100), ending: "pdf").text
        #expect(name.utf8.count <= 200 && name.hasSuffix("👩‍⚕️.pdf"))
    }

    @Test func `a number stands before the ending`() {
        #expect(FileName.numbered("a.b.txt", 2) == "a.b (2).txt" && FileName.numbered("a", 3) == "a (3)")
    }
}
