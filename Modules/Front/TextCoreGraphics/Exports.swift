@_exported import Foundation
@_exported import struct TextCells.CGAffineTransform
@_exported import enum TextCells.CGLineCap
@_exported import enum TextCells.CGLineJoin
@_exported import class TextCells.CGMutablePath
@_exported import class TextCells.CGPath
@_exported import struct TextCells.CGPathElement
@_exported import enum TextCells.CGPathElementType
@_exported import enum TextCells.CGPathFillRule
@_exported import struct TextCells.CGVector
@_exported import enum TextUICore.CGBlendMode
@_exported import class TextUICore.CGColor
@_exported import class TextUICore.CGContext
@_exported import class TextUICore.CGImage
@_exported import enum TextUICore.CGInterpolationQuality
@_exported import enum TextUICore.CGPathDrawingMode
