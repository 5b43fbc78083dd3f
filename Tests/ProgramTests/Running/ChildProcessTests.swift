import Testing

struct ChildProcessTests {
    @Test func `what is typed to a program that has ended is dropped`() async throws {
        let child = try ChildProcess("/bin/sh", ["-c", "exit 3"], environment: [:])
        #expect(await child.status == 3)
        // The tests themselves would end here, as a writer to a pipe without a reader does.
        child.type("hello\n")
        child.endInput()
    }
}
