@_exported import Foundation
@_exported import class TextUI.UIColor
