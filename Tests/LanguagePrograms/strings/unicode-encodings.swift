// The encodings of Unicode read and write units one after the other; what is wrong is told as such, and reading goes on behind it.
func text<C: UnicodeCodec, S: Sequence>(_ units: S, _ codec: C) -> String where S.Element == C.CodeUnit {
  var codec = codec, found = "", iterator = units.makeIterator()
  while true {
    switch codec.decode(&iterator) {
    case .scalarValue(let scalar): found.unicodeScalars.append(scalar)
    case .error: found += "!"
    case .emptyInput: return found
    }
  }
}
print(text([0x41 as UInt8, 0xc3, 0xa9, 0xff, 0x42, 0xe2, 0x82, 0x43], UTF8()))
print(text([0xf0 as UInt8, 0x9f, 0x98, 0x80, 0xed, 0xa0, 0x80, 0xc0, 0x80, 0xe2], UTF8()))
print(text([0x20ac as UInt16, 0xd83d, 0xde00, 0xd83d, 0x41, 0xde00, 0xd800], UTF16()))
print(text([0x41 as UInt32, 0x1f600, 0x110000, 0xd800, 0x42], UTF32()))
var out: [UInt8] = []
let bad = transcode([0xd83d as UInt16, 0xde00].makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) { out.append($0) }
print(bad, out)
var units: [UInt16] = []
print(transcode([0x61 as UInt8, 0xff, 0x62].makeIterator(), from: UTF8.self, to: UTF16.self, stoppingOnError: false) { units.append($0) }, units)
print(UTF16.isLeadSurrogate(0xd83d), UTF16.isTrailSurrogate(0xde00), UTF16.width("😀"), UTF16.leadSurrogate("😀"))
print(UTF8.isContinuation(0x80), UTF8.isContinuation(0x41))
let unit: UTF16.CodeUnit? = 97
let byte: UTF8.CodeUnit = 98
print(unit!, byte)
print(String(decoding: [0x61, 0xc3, 0xa9] as [UInt8], as: Unicode.UTF8.self), String(decoding: [0x61 as UInt32], as: UTF32.self))
UTF8.encode("é") { print($0, terminator: " ") }
print()
