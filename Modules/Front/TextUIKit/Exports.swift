@_exported import Foundation
@_exported import TextCoreGraphics
@_exported import class TextUICore.UIColor
