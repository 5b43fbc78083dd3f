import Synchronization
import Testing

import TextUI
import TextUICore
import TextUIKit

@MainActor @Suite struct DeviceTests {
    @Test func `a device is of no idiom, upright and without a battery`() {
        let device = UIDevice.current
        #expect(device.userInterfaceIdiom == .unspecified && device.orientation.isPortrait)
        #expect(device.batteryState == .unknown && device.batteryLevel < 0)
        #expect(device.systemName == "Linux" && device.systemVersion.split(separator: ".").count == 3)
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        device.endGeneratingDeviceOrientationNotifications()
    }

    @Test func `what is copied can be pasted`() throws {
        let board = try #require(UIPasteboard.named(UIPasteboard.Name("letters"), create: true))
        #expect(UIPasteboard.named(UIPasteboard.Name("nothing"), create: false) == nil)
        #expect(UIPasteboard.named(UIPasteboard.Name("letters"), create: false) === board)
        #expect(!board.hasStrings && board.numberOfItems == 0)
        board.string = "Dear Ann"
        #expect(board.strings == ["Dear Ann"] && board.changeCount == 1 && !board.hasURLs)
        board.url = URL(string: "https://example.com")
        #expect(board.string == "https://example.com" && board.hasURLs)
        board.image = UIImage(systemName: "star")
        #expect(board.hasImages && board.string == nil)
        board.string = nil
        #expect(board.numberOfItems == 0 && board.changeCount == 4)
    }

    @Test func `copying is told of`() async throws {
        let changed = Changed()
        let board = try #require(UIPasteboard.named(UIPasteboard.Name("news"), create: true))
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { _ in changed.count.withLock { $0 += 1 } }
        board.string = "x"
        NotificationCenter.default.removeObserver(observer)
        #expect(changed.count.withLock { $0 } == 1)
    }
}

private final class Changed: Sendable {
    let count = Mutex(0)
}
