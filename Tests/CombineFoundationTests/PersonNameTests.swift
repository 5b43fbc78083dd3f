import CombineFoundation
import Foundation
import Testing

/// People's names, which Linux writes in no style.
struct PersonNameTests {
    private let english = Locale(identifier: "en_US")

    @Test func `a name is as long as its style`() {
        let name = PersonNameComponents(
            namePrefix: "Dr.", givenName: "Anna", middleName: "Maria", familyName: "Lee", nickname: "Annie")
        #expect(name.formatted(.name(style: .long).locale(english)) == "Dr. Anna Maria Lee")
        #expect(name.formatted(.name(style: .medium).locale(english)) == "Anna Lee")
        #expect(name.formatted(.name(style: .short).locale(english)) == "Annie")
        #expect(name.formatted(.name(style: .abbreviated).locale(english)) == "AL")
        #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Lee Anna")
    }

    @Test func `a name in Chinese has its family name first`() {
        let name = PersonNameComponents(givenName: "小龙", familyName: "李")
        #expect(name.formatted(.name(style: .medium).locale(english)) == "李小龙")
    }

    @Test func `a name that is written is read`() throws {
        #expect(try PersonNameComponents("Anna Lee").familyName == "Lee")
        #expect(try PersonNameComponents("Anna Lee", strategy: .name).givenName == "Anna")
        #expect(try PersonNameComponents.FormatStyle().parseStrategy.parse("Anna").givenName == "Anna")
        #expect(throws: CocoaError.self) { try PersonNameComponents(" ") }
    }

    @Test func `a formatter finds the parts of a name`() throws {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = english
        let name = try #require(formatter.personNameComponents(from: "Dr. Anna Maria Lee Jr."))
        #expect(name.namePrefix == "Dr." && name.givenName == "Anna" && name.middleName == "Maria")
        #expect(name.familyName == "Lee" && name.nameSuffix == "Jr.")
        #expect(formatter.personNameComponents(from: "Lee, Anna")?.familyName == "Lee")
        #expect(formatter.personNameComponents(from: "Anna")?.familyName == nil)
        #expect(formatter.personNameComponents(from: "  ") == nil)
        #expect(formatter.personNameComponents(from: ",") == nil)
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "AL")
    }
}
