@_exported import Foundation
@_exported import struct TextUICore.CGAffineTransform
@_exported import class TextUICore.CGMutablePath
@_exported import class TextUICore.CGPath
@_exported import class TextUICore.UIColor
