import ClinicModel
import Testing

@Suite struct HumanNameTests {
    @Test func `somebody is shown by the official name, else the usual one, else one that is not outdated`() {
        let maiden = HumanName(use: .maiden, family: "Windsor", given: ["Peter"])
        let plain = HumanName(family: "Chalmers")
        let usual = HumanName(use: .usual, given: ["Jim"])
        let official = HumanName(use: .official, family: "Chalmers", given: ["Peter", "James"])

        #expect([maiden, plain, usual, official].display == "Peter James Chalmers")
        #expect([maiden, plain, usual].display == "Jim")
        #expect([maiden, plain].display == "Chalmers")
        #expect([maiden].display == "Peter Windsor")
        #expect([HumanName]().display.isEmpty)
    }

    @Test func `a name without a word in it is passed over`() {
        #expect([HumanName(use: .official, given: [""]), HumanName(use: .old, family: "Moss")].display == "Moss")
    }
}
