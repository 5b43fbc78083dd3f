// The kit stands on Apple's frameworks where there are any, and on the text front elsewhere.
#if canImport(SwiftUI)
    @_exported import Combine
    @_exported import SwiftUI
    @_exported import UIKit
#else
    @_exported import OpenCombine
    @_exported import TextUI
    @_exported import TextUIKit
#endif
