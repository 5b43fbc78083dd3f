// What the kit stands on: Apple's frameworks where they are, on other systems the text front.
#if canImport(SwiftUI)
    @_exported import Combine
    @_exported import SwiftUI
    @_exported import UIKit
#else
    @_exported import OpenCombine
    @_exported import TextUI
    @_exported import TextUIKit
#endif
