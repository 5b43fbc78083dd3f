import ArgumentParser
import ClinicService
import ClinicWeb

/// Whether the apps are shown to browsers, and what these may take.
struct BrowserOptions: ParsableArguments {
    @Flag(inversion: .prefixedNo, help: "Show the apps to browsers, at /patient and /doctor.")
    var browsers = true

    @Option(help: ArgumentHelp("The most tabs of browsers at once.", valueName: "number"))
    var tabs = 500

    @Option(
        help: ArgumentHelp(
            "Lock the screens in browsers after so many minutes without input; 0 for never.", valueName: "minutes"))
    var lockAfter = 10.0

    func validate() throws {
        guard tabs > 0 else { throw ValidationError("--tabs takes a number above 0") }
        guard (0...24 * 60).contains(lockAfter) else { throw ValidationError("--lock-after takes at most a day") }
    }

    /// The apps for browsers; nil where they are not shown.
    @MainActor
    func desk(_ service: ClinicService, isEncrypted: Bool) -> WebDesk? {
        guard browsers else { return nil }
        var limits = WebLimits()
        limits.tabs = tabs
        limits.lockDelay = lockAfter > 0 ? .seconds(lockAfter * 60) : nil
        return WebDesk(service, limits: limits, isEncrypted: isEncrypted)
    }
}
