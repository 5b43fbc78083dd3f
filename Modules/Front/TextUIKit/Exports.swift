@_exported import Foundation
@_exported import struct TextCells.CGAffineTransform
@_exported import class TextCells.CGMutablePath
@_exported import class TextCells.CGPath
@_exported import class TextUICore.CGColor
@_exported import class TextUICore.UIColor
