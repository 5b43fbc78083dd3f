@_exported public import OpenCombineDispatch
