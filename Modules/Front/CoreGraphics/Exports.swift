// The module's name is Apple's, and its types are those that SwiftUI's and UIKit's hold here.
@_exported import Foundation
@_exported import struct TextUICore.CGAffineTransform
@_exported import enum TextUICore.CGLineCap
@_exported import enum TextUICore.CGLineJoin
@_exported import class TextUICore.CGMutablePath
@_exported import class TextUICore.CGPath
@_exported import struct TextUICore.CGPathElement
@_exported import enum TextUICore.CGPathElementType
@_exported import enum TextUICore.CGPathFillRule
@_exported import struct TextUICore.CGVector
@_exported import class TextUIKit.CGColor
