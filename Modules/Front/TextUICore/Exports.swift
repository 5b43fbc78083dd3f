@_exported import CombineFoundation
@_exported import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import Observation
