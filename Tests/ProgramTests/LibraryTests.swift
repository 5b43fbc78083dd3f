import Foundation
import Testing

/// What a program has to load before it can show anything.
struct LibraryTests {
    @Test(arguments: ["patient", "doctor", "clinic", "starter"])
    func `a program that talks to no network loads nothing for one`(program: String) async throws {
        let loading = try await Sandbox().run(program, ["--version"], adding: ["LD_TRACE_LOADED_OBJECTS": "1"])

        #expect(loading.output.contains("libc.so"))
        for library in ["FoundationNetworking", "libcurl", "libssl"] {
            #expect(!loading.output.contains(library), "\(loading.output)")
        }
    }
}
