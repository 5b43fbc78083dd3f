/// How many a demo has at least, beside the few whom one tries it out as.
package struct DemoSize: Hashable, Sendable {
    package let practitioners: Int
    package let patients: Int
    package let visits: Int
    /// What is measured: single results.
    package let results: Int

    package static let small = DemoSize(visits: 0)
    package static let medium = DemoSize(visits: 100_000)
    package static let large = DemoSize(visits: 1_000_000)

    /// A clinic in which a patient has had twenty visits and as many results, and a practitioner has 1,250 patients.
    package init(visits: Int) {
        let patients = (visits + 19) / 20
        self.init(practitioners: (patients + 1249) / 1250, patients: patients, visits: visits, results: visits)
    }

    package init(practitioners: Int, patients: Int, visits: Int, results: Int) {
        self.practitioners = practitioners
        self.patients = patients
        self.visits = visits
        self.results = results
    }
}
