import TestSupport
import Testing

/// Whether what needs a server of PostgreSQL's was tried here.
struct InstallationTests {
    @Test(.enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed, so what needs it is not tried"))
    func `a server of the tests' own starts`() throws {
        #expect(try PostgresCluster.shared.get().sql("SELECT 1") == "1")
    }
}
